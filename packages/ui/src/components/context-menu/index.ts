export {
  ContextMenu,
  ContextMenuItem,
  type ContextMenuItemProps,
  type ContextMenuProps,
  ContextMenuSeparator,
} from './context-menu.tsx';
