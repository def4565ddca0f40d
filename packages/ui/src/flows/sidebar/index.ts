export { HelpAction } from './help-action.tsx';
export { Sidebar } from './sidebar.tsx';
