export { EngineNotice, type EngineNoticeProps } from './engine-notice.tsx';
export { WizardAlert, type WizardAlertProps } from './wizard-alert.tsx';
export { WizardLoading, type WizardLoadingProps } from './wizard-loading.tsx';
export { WizardPage, type WizardPageProps, type WizardShell } from './wizard-page.tsx';
