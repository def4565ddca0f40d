export {
  Toolbar,
  ToolbarButton,
  type ToolbarButtonProps,
  ToolbarIconButton,
  type ToolbarIconButtonProps,
  type ToolbarProps,
  ToolbarSeparator,
} from './toolbar.tsx';
