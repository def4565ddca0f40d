export { ThemeButton } from './theme-button.tsx';
export { usePreference } from './use-preference.ts';
