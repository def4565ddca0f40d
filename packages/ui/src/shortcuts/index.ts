export { ariaKeys, keyNames, type ModifierNames, type Platform, platformOf } from './key-names.ts';
export { keyboardMap, type KeyboardMap, useKeyboardMap } from './keyboard-map.ts';
export { listedKey } from './label-of-key.ts';
export { pressOf } from './press-of.ts';
export { editorShortcutFor, shortcutFor } from './shortcut-for.ts';
export {
  type AppShortcutId,
  type EditorShortcutId,
  isTypedIn,
  type Shortcut,
  shortcutGroups,
  type ShortcutGroup,
  type ShortcutId,
  shortcuts,
} from './shortcuts.ts';
export { type ShownShortcut, useShortcut } from './use-shortcut.ts';
