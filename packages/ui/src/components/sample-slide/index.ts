export { LoadingSampleSlide, SampleSlide, type SampleSlideProps } from './sample-slide.tsx';
