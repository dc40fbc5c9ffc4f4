#!/bin/sh
# Makes an AppImage of the .tar.xz that "dev.py package" wrote; appimagetool does the last
# step where it is on the path, else the folder it would pack is left in build/appimage.
set -eu
cd "$(dirname "$0")/../.."
archive=$(ls dist/divan-*-linux-*.tar.xz)
folder=build/appimage/Divan.AppDir
rm -rf "$folder"
mkdir -p "$folder/usr"
tar -xf "$archive" -C "$folder/usr" --strip-components=1
cp "$folder/usr/share/applications/games.divan.Divan.desktop" "$folder"
cp "$folder/usr/share/icons/hicolor/256x256/apps/games.divan.Divan.png" "$folder"
ln -s games.divan.Divan.png "$folder/.DirIcon"
ln -s usr/bin/divan "$folder/AppRun"
if command -v appimagetool >/dev/null; then
    appimagetool "$folder" "${archive%.tar.xz}.AppImage"
else
    echo "$folder is ready; appimagetool is not here to pack it" >&2
fi
