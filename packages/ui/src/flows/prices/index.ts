export { PricesPage } from './prices-page.tsx';
