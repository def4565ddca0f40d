export { default as PaymentReturnDialog } from './payment-return-dialog.tsx';
