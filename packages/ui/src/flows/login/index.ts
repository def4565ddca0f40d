export { default as LoginDialog } from './login-dialog.tsx';
