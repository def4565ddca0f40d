export { StepSegments, type StepSegmentsProps } from './step-segments.tsx';
