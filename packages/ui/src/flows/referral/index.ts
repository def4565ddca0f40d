export { ClaimMonth, type ClaimMonthProps } from './claim-month.tsx';
export { EarnedMonth, type EarnedMonthProps } from './earned-month.tsx';
export { GiftButton, type GiftButtonProps } from './gift-button.tsx';
export { GiftDialog, type GiftDialogProps } from './gift-dialog.tsx';
