export { HintDialog, type HintDialogProps } from './hint-dialog.tsx';
export { LockButton, type LockButtonProps } from './lock-button.tsx';
export { LockDialog, type LockDialogProps } from './lock-dialog.tsx';
export { LockedPage, type LockedPageProps } from './locked-page.tsx';
export { UnlockDialog, type UnlockDialogProps } from './unlock-dialog.tsx';
export { default as Lock } from './lock.overlay.tsx';
export { LockOfDocument } from './lock-of-document.tsx';
