export { Shortcuts, type ShortcutsProps } from './shortcuts-page.tsx';
