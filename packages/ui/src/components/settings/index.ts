export { SettingRow, type SettingRowProps } from './setting-row.tsx';
export { SettingSection, type SettingSectionProps } from './setting-section.tsx';
