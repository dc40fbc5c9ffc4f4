"""What the application bundle of macOS says of itself; divan.spec builds it there."""

from typing import Any, Final

from tasks.root import ROOT

from release.version import APP_ID, VERSION

__all__ = ["ENTITLEMENTS", "IDENTIFIER", "INFO", "PICTURES", "VERSION"]

ENTITLEMENTS: Final = ROOT / "packaging" / "macos" / "entitlements.plist"
IDENTIFIER: Final = APP_ID
MATCH: Final = f"{APP_ID}.match"
PICTURES: Final = {
    size: ROOT / "resources" / "art" / "common" / f"app-icon-{size}.png"
    for size in (16, 32, 64, 128, 256, 512)
}
INFO: Final[dict[str, Any]] = {
    "CFBundleDisplayName": "Divan",
    "CFBundleDevelopmentRegion": "en",
    "CFBundleLocalizations": ["en", "nl", "fa"],
    "CFBundleDocumentTypes": [
        {
            "CFBundleTypeName": "Divan match",
            "CFBundleTypeRole": "Editor",
            "LSHandlerRank": "Owner",
            "LSItemContentTypes": [MATCH],
        }
    ],
    "UTExportedTypeDeclarations": [
        {
            "UTTypeIdentifier": MATCH,
            "UTTypeDescription": "Divan match",
            "UTTypeConformsTo": ["public.json"],
            "UTTypeTagSpecification": {
                "public.filename-extension": ["divan"],
                "public.mime-type": ["application/vnd.divan.match+json"],
            },
        }
    ],
    "LSApplicationCategoryType": "public.app-category.card-games",
    "LSMinimumSystemVersion": "14.0",
    "NSHighResolutionCapable": True,
    "NSHumanReadableCopyright": "The Divan makers, MIT",
}
