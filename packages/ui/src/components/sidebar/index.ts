export { Sidebar, type SidebarProps } from './sidebar.tsx';
export { SidebarAction, type SidebarActionProps } from './sidebar-action.tsx';
export { SidebarPair } from './sidebar-pair.tsx';
export { SidebarItem, type SidebarItemProps } from './sidebar-item.tsx';
