"""The software bill of materials: everything in the packages, with versions and licences.

CycloneDX, written by its authors' library. It runs in the environment in which packages are
made, whose installed distributions are what goes in.
"""

import json
import platform
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from importlib.metadata import distribution, version
from pathlib import Path
from typing import Final
from uuid import NAMESPACE_URL, uuid5

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model import ExternalReference, ExternalReferenceType, XsUri
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output.json import JsonV1Dot6
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from packageurl import PackageURL
from tasks.root import ROOT

from release.version import NAME, VERSION, moment

DISTRIBUTIONS: Final = {
    "PySide6-Essentials": "LGPL-3.0-only",
    "PySide6-Addons": "LGPL-3.0-only",
    "shiboken6": "LGPL-3.0-only",
    "msgspec": "BSD-3-Clause",
    "platformdirs": "MIT",
    "pyinstaller": "GPL-2.0-or-later WITH Bootloader-exception",
}
"""What of the environment goes into packages: the last only as its bootloader."""


def main() -> None:
    """Write the bill to the file that is the first argument."""
    own = _component(NAME, VERSION, "MIT", ComponentType.APPLICATION)
    parts = [*_software(), *_art()]
    bom = Bom(components=parts, serial_number=uuid5(NAMESPACE_URL, f"{NAME} {VERSION}"))
    bom.metadata.component = own
    bom.metadata.timestamp = datetime.fromtimestamp(moment(), UTC)
    bom.register_dependency(own, parts)
    text = JsonV1Dot6(bom).output_as_string(indent=2)
    wrong = JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)
    if wrong is not None:
        raise SystemExit(f"the bill of materials is not valid: {wrong}")
    Path(sys.argv[1]).write_text(text + "\n", encoding="utf-8")


def _software() -> Iterator[Component]:
    for name, licence in DISTRIBUTIONS.items():
        made = _component(name, version(name), licence, ComponentType.LIBRARY)
        made.purl = PackageURL("pypi", name=name.lower(), version=version(name))
        yield made
    qt = version("PySide6-Essentials")
    yield _component("Qt", qt, "LGPL-3.0-only", ComponentType.LIBRARY)
    yield _component("Python", platform.python_version(), "PSF-2.0", ComponentType.PLATFORM)
    for library in _qt_libraries("libicudata.so.*"):
        number = library.suffix[1:]
        yield _component("ICU", number, "Unicode-DFS-2016", ComponentType.LIBRARY)


def _qt_libraries(pattern: str) -> list[Path]:
    located = distribution("PySide6-Essentials").locate_file("PySide6/Qt/lib")
    return sorted(Path(str(located)).glob(pattern))


def _art() -> Iterator[Component]:
    listed = json.loads((ROOT / "resources/licences/index.json").read_text(encoding="utf-8"))
    for work in listed:
        made = _component(work["name"], work["version"], work["licence"], ComponentType.DATA)
        made.description = work["used_for"]
        made.external_references.add(
            ExternalReference(type=ExternalReferenceType.WEBSITE, url=XsUri(work["homepage"]))
        )
        yield made


def _component(name: str, version: str, licence: str, kind: ComponentType) -> Component:
    return Component(
        name=name,
        version=version or None,
        type=kind,
        bom_ref=f"{name}@{version}" if version else name,
        licenses=[LicenseFactory().make_from_string(licence)],
    )


if __name__ == "__main__":
    main()
