export { default as Withdrawal } from './withdrawal.overlay.tsx';
