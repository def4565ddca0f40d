export { Wizard, type WizardProps } from './wizard.tsx';
