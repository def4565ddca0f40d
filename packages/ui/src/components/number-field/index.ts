export { NumberField, type NumberFieldProps } from './number-field.tsx';
export { NumberInput } from './number-input.tsx';
