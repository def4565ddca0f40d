export { LanguageMenu, type LanguageMenuProps } from './language-menu.tsx';
export { LanguageSelect } from './language-select.tsx';
