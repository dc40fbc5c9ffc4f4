"""The games, each a folder of its own; nothing here knows what they are."""

import importlib
import pkgutil

from divan.core.manifest import Manifest


def find_games() -> tuple[Manifest, ...]:
    """Return the manifest of every game there is, in the order of the shelf."""
    modules = (importlib.import_module(found.name) for found in _packages())
    manifests: list[Manifest] = [module.MANIFEST for module in modules]
    return tuple(sorted(manifests, key=lambda manifest: manifest.shelf))


def _packages() -> list[pkgutil.ModuleInfo]:
    return [found for found in pkgutil.iter_modules(__path__, f"{__name__}.") if found.ispkg]
