export { TabPanel, type TabPanelProps, Tabs, type TabsProps, type TabOption } from './tabs.tsx';
