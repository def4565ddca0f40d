export { CollapseToggle, type CollapseToggleProps } from './collapse-toggle.tsx';
