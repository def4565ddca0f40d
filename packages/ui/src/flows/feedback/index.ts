export { default as FeedbackDialog } from './feedback.overlay.tsx';
