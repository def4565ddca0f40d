export { ScrollIndicator, type ScrollIndicatorProps } from './scroll-indicator.tsx';
