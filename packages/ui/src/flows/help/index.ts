export { HelpAction } from './help-action.tsx';
