import { Field, type FieldTexts } from '../field/index.ts';
import { NumberInput, type NumberInputProps } from './number-input.tsx';

export interface NumberFieldProps extends NumberInputProps, FieldTexts {}

/**
 * A number between a minimum and a maximum: typed, stepped, or set by the buttons. What is typed is clamped and rounded
 * to the step on Enter and on blur. The arrow keys move by a stride, Page Up and Page Down by ten, Home and End to the
 * limits (the spin button of the ARIA Authoring Practices). `ref` and other props reach the `<input>`.
 */
export function NumberField({ label, hint, error, id, ...rest }: NumberFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => <NumberInput {...rest} {...control} />}
    </Field>
  );
}
