export { Wizard, type WizardProps } from './wizard.tsx';
export { WizardFrame, type WizardFrameProps } from './wizard-frame.tsx';
