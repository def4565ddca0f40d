export { CannotUpgrade, type CannotUpgradeProps } from './cannot-upgrade.tsx';
export { PaymentReturn, type PaymentReturnProps } from './payment-return.tsx';
export { UpgradeSheet, type UpgradeSheetProps } from './upgrade-sheet.tsx';
export type { PaymentMessage, PaymentOutcome, UpgradeFailure, UpgradeOffer } from './upgrade-offer.ts';
