export { ToolsPanel, type ToolsPanelProps } from './tools-panel.tsx';
