export {
  Menu,
  MenuChoice,
  type MenuChoiceProps,
  MenuItem,
  type MenuItemProps,
  MenuNote,
  type MenuProps,
  MenuSeparator,
} from './menu.tsx';
