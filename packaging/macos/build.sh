#!/bin/sh
# Builds, signs and notarises Divan for macOS; to be run on a Mac with Xcode's tools.
#
#   SIGNER   the "Developer ID Application: …" to sign as; without it nothing is signed
#   PROFILE  what "xcrun notarytool store-credentials" kept; without it nothing is notarised
set -eu
cd "$(dirname "$0")/../.."
out=${1:-dist}
python3 dev.py package macos --out "$out"
app=build/package/frozen/Divan.app
version=$(defaults read "$PWD/$app/Contents/Info" CFBundleShortVersionString)
image="$out/Divan-$version-macos-$(uname -m).dmg"

if [ -n "${SIGNER:-}" ]; then
    codesign --force --deep --timestamp --options runtime \
        --entitlements packaging/macos/entitlements.plist --sign "$SIGNER" "$app"
    codesign --verify --deep --strict "$app"
fi
staged=$(mktemp -d)
cp -R "$app" "$staged"
ln -s /Applications "$staged/Applications"
hdiutil create -volname Divan -srcfolder "$staged" -format ULFO -ov "$image"
rm -r "$staged"
if [ -n "${SIGNER:-}" ] && [ -n "${PROFILE:-}" ]; then
    codesign --sign "$SIGNER" --timestamp "$image"
    xcrun notarytool submit "$image" --keychain-profile "$PROFILE" --wait
    xcrun stapler staple "$image"
fi
echo "$image"
