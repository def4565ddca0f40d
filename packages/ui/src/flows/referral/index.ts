export { ClaimMonth, type ClaimMonthProps } from './claim-month.tsx';
export { EarnedMonth, type EarnedMonthProps } from './earned-month.tsx';
export { default as Gift } from './gift.overlay.tsx';
export { GiftButton, type GiftButtonProps } from './gift-button.tsx';
export { GiftDialog, type GiftDialogProps } from './gift-dialog.tsx';
export { default as Referral } from './referral.overlay.tsx';
export { SidebarGift } from './sidebar-gift.tsx';
