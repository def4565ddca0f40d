export { default as Withdrawal } from './withdrawal.tsx';
