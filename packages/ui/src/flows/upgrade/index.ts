export { PaymentReturn, type PaymentReturnProps } from './payment-return.tsx';
export { TestTillFields, type TestTillFieldsProps } from './test-till.tsx';
export { default as Upgrade } from './upgrade.overlay.tsx';
export { UpgradeSheet, type UpgradeSheetProps } from './upgrade-sheet.tsx';
