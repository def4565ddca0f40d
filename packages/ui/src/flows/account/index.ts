export { AllowanceMeter } from './allowance-meter.tsx';
export { useWordsLeft } from './use-words-left.ts';
export { usePlanLabel } from './use-plan-label.ts';
