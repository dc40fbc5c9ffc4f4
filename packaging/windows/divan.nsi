; The installer for Windows, made on Linux by release/windows.py, which gives:
;   VERSION, SIZE (kilobytes), FILES (the folder to install), OUT (the file to write), HERE.
; It is for one person and asks for no rights of an administrator.
; With /S it installs and removes without a question, and then keeps what was played.

Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
ManifestDPIAware true
RequestExecutionLevel user

!include MUI2.nsh
!include FileFunc.nsh

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Divan"
!define KIND "Divan.Match"
!define RUN '"$INSTDIR\pythonw.exe" -m divan'

Name "Divan"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Divan"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
BrandingText "Divan ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "Divan"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey FileDescription "Divan"
VIAddVersionKey LegalCopyright "The Divan makers, MIT"

!define MUI_ICON "${HERE}\divan.ico"
!define MUI_UNICON "${HERE}\divan.ico"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\pythonw.exe"
!define MUI_FINISHPAGE_RUN_PARAMETERS "-m divan"
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "${KEY}"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Language"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_LICENSE "${FILES}\LICENSE.txt"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Dutch"
!insertmacro MUI_LANGUAGE "Farsi"
!include "${HERE}\texts.nsh"

Function .onInit
  ; A silent installation asks nothing; elsewhere the system's language is proposed.
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

Section "Divan"
  ; What an older version left would be found by Python.
  RMDir /r "$INSTDIR\packages"
  SetOutPath "$INSTDIR"
  File /r "${FILES}\*"
  CreateShortcut "$SMPROGRAMS\Divan.lnk" "$INSTDIR\pythonw.exe" "-m divan" "$INSTDIR\divan.ico" 0 SW_SHOWNORMAL "" "$(ABOUT)"
  WriteRegStr HKCU "Software\Classes\.divan" "" "${KIND}"
  WriteRegStr HKCU "Software\Classes\.divan" "Content Type" "application/vnd.divan.match+json"
  WriteRegStr HKCU "Software\Classes\${KIND}" "" "$(MATCH)"
  WriteRegStr HKCU "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\divan.ico"
  WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '${RUN} "%1"'
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "${KEY}" "DisplayName" "Divan"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\divan.ico"
  WriteRegStr HKCU "${KEY}" "Publisher" "The Divan makers"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" ${SIZE}
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  ${RefreshShellIcons}
SectionEnd

Section "un.Divan" SECTION_DIVAN
  SectionIn RO
  Delete "$SMPROGRAMS\Divan.lnk"
  DeleteRegKey HKCU "Software\Classes\${KIND}"
  ReadRegStr $0 HKCU "Software\Classes\.divan" ""
  StrCmp $0 "${KIND}" 0 +2
    DeleteRegKey HKCU "Software\Classes\.divan"
  DeleteRegKey HKCU "${KEY}"
!include "${HERE}\removed.nsh"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  ${un.RefreshShellIcons}
SectionEnd

; Not chosen unless the person chooses it.
Section /o "un.$(MATCHES)" SECTION_MATCHES
  RMDir /r "$LOCALAPPDATA\Divan"
SectionEnd

!insertmacro MUI_UNFUNCTION_DESCRIPTION_BEGIN
  !insertmacro MUI_DESCRIPTION_TEXT ${SECTION_MATCHES} "$(MATCHES_TOLD)"
!insertmacro MUI_UNFUNCTION_DESCRIPTION_END
