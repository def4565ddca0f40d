export { List, type ListProps } from './list.tsx';
export { ListItem, type ListItemProps } from './list-item.tsx';
