export { default as LoginDialog } from './login.overlay.tsx';
