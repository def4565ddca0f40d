export { AllowanceMeter } from './allowance-meter.tsx';
export { useAllowanceWords } from './use-allowance-words.ts';
export { useWordsLeft } from './use-words-left.ts';
export { usePlanLabel } from './use-plan-label.ts';
