export { type LanguageOption, LanguageSwitch, type LanguageSwitchProps } from './language-switch.tsx';
