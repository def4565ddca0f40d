export {
  Menu,
  MenuChoice,
  type MenuChoiceProps,
  MenuItem,
  type MenuItemProps,
  type MenuProps,
  MenuSeparator,
} from './menu.tsx';
