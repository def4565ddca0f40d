import { Field, type FieldTexts } from '../field/index.ts';
import { NumberInput, type NumberInputProps } from './number-input.tsx';

export interface NumberFieldProps extends NumberInputProps, FieldTexts {}

/**
 * A number with a least and a most: typed, stepped, or pressed. What is typed, grouped or plain, is clamped and rounded
 * to the step on Enter and on leaving. Arrow keys go by a stride, Page Up and Down by ten, Home and End to the ends (the
 * spin button of the ARIA Authoring Practices). `ref` and other props reach the `<input>`.
 */
export function NumberField({ label, hint, error, id, ...rest }: NumberFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => <NumberInput {...rest} {...control} />}
    </Field>
  );
}
