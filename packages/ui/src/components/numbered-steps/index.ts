export { NumberedSteps, type NumberedStepsProps } from './numbered-steps.tsx';
