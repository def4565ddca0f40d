export { Faq } from './faq.tsx';
