export { TourArrow, type TourArrowProps } from './tour-arrow.tsx';
