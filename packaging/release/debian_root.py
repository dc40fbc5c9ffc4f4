"""A bare Debian of its own in a folder, in which packages are tried; root's work."""

import os
import shutil
import subprocess
from typing import Final

from release.frozen import WORK

SUITE: Final = "bookworm"
PLAYER: Final = "player"
"""Whoever plays in it; nobody plays as root."""

_ENTER: Final = """
set -e
mount --make-rprivate /
mount -t proc proc "$1/proc"
mount -t tmpfs -o mode=1777 tmpfs "$1/tmp"
mkdir -m 1777 "$1/tmp/.X11-unix"
for device in null zero random urandom; do
  touch "$1/dev/$device"
  mount --bind "/dev/$device" "$1/dev/$device"
done
mount -t tmpfs tmpfs "$1/dev/shm"
exec chroot $2 "$1" /usr/bin/env -i HOME="$3" PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 \
  sh -ec "cd; $4"
"""


def available() -> bool:
    """Tell whether such a root can be made here."""
    tools = ("debootstrap", "chroot", "unshare")
    return os.name == "posix" and os.geteuid() == 0 and all(map(shutil.which, tools))


class DebianRoot:
    """The root, fresh: a base system with neither Python nor a desktop."""

    def __init__(self) -> None:
        base = WORK / f"{SUITE}.tar"
        self.folder = WORK / "root"
        shutil.rmtree(self.folder, ignore_errors=True)
        if base.exists():
            self.folder.mkdir(parents=True)
            subprocess.run(["tar", "-xf", str(base), "-C", str(self.folder)], check=True)
        else:
            command = ["debootstrap", "--variant=minbase", SUITE, str(self.folder)]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
            subprocess.run(["tar", "-cf", str(base), "-C", str(self.folder), "."], check=True)
        shutil.copy("/etc/resolv.conf", self.folder / "etc" / "resolv.conf")
        self.run(f"useradd --create-home {PLAYER}", player=False)

    def run(
        self, script: str, *, player: bool = True, network: bool = False, check: bool = True
    ) -> "subprocess.CompletedProcess[str]":
        """Run a shell script in the root, alone with its processes and without a network.

        Raises CalledProcessError.
        """
        home = f"/home/{PLAYER}" if player else "/root"
        who = f"--userspec={PLAYER}" if player else "--userspec=root"
        alone = ["unshare", "--mount", "--pid", "--fork", *(() if network else ("--net",))]
        return subprocess.run(
            [*alone, "sh", "-c", _ENTER, "sh", str(self.folder), who, home, script],
            check=check,
            capture_output=True,
            text=True,
        )

    def install(self, *packages: str) -> None:
        """Install packages with what they depend on, and no more. Raises CalledProcessError."""
        names = " ".join(packages)
        options = "-y -qq --no-install-recommends"
        self.run(
            "export DEBIAN_FRONTEND=noninteractive; apt-get update -qq;"
            f" apt-get install {options} {names}",
            player=False,
            network=True,
        )

    def remove(self) -> None:
        """Take the root away."""
        shutil.rmtree(self.folder)
