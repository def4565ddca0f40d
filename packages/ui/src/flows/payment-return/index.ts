export { default as PaymentReturnDialog } from './payment-return.overlay.tsx';
