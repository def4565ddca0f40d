export { ExpressPay, type ExpressPayProps } from './express-pay.tsx';
