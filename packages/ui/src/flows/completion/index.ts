export { CompletionStatus, type CompletionStatusProps } from './completion-status.tsx';
