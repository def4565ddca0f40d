export { LoadingMessages, type LoadingMessagesProps } from './loading-messages.tsx';
