export { NumberStepper, type NumberStepperProps } from './number-stepper.tsx';
