export { moneyFormat } from './money.ts';
export { Price, type PriceProps } from './price.tsx';
