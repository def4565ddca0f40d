export type { Allowance } from './allowance-meter.tsx';
export { SidebarFlow, type SidebarFlowProps } from './sidebar-flow.tsx';
