export { default as FeedbackDialog } from './feedback-dialog.tsx';
