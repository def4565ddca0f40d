export { default as LoginDialog } from './login-dialog.tsx';
export { SignInAction } from './sign-in-action.tsx';
