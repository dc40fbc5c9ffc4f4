"""The icons of Windows and macOS: the pictures of several sizes in one file."""

import struct
from collections.abc import Mapping
from pathlib import Path
from typing import Final

_HEADER: Final = struct.Struct("<HHH")
_ENTRY: Final = struct.Struct("<BBBBHHII")


_MAC_TYPES: Final = {
    16: b"icp4",
    32: b"icp5",
    64: b"icp6",
    128: b"ic07",
    256: b"ic08",
    512: b"ic09",
}


def write_windows(pictures: Mapping[int, Path], file: Path) -> None:
    """Write an ``.ico`` of PNG pictures, given by their width in pixels, 256 at most."""
    datas = {size: path.read_bytes() for size, path in pictures.items()}
    offset = _HEADER.size + _ENTRY.size * len(datas)
    entries = b""
    for size, data in datas.items():
        side = size % 256  # 0 stands for 256
        entries += _ENTRY.pack(side, side, 0, 0, 1, 32, len(data), offset)
        offset += len(data)
    file.write_bytes(_HEADER.pack(0, 1, len(datas)) + entries + b"".join(datas.values()))


def write_mac(pictures: Mapping[int, Path], file: Path) -> None:
    """Write an ``.icns`` of PNG pictures, given by their width: 16, 32 … 512 pixels."""
    body = b""
    for size, path in pictures.items():
        data = path.read_bytes()
        body += _MAC_TYPES[size] + struct.pack(">I", len(data) + 8) + data
    file.write_bytes(b"icns" + struct.pack(">I", len(body) + 8) + body)
