"""Everything a person sees: the bridge to QML, the kit, the shell and the languages."""
