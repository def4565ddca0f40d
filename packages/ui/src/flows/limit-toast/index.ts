export { LimitToast, type LimitToastProps } from './limit-toast.tsx';
