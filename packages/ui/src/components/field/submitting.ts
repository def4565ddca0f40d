import type { FormEvent } from 'react';

const control = 'input, textarea, select, button';

/**
 * An `onSubmit` for a form that checks its fields itself (`noValidate`): if the action leaves one with an error, the
 * first of them gets the focus, so that its error is read out and typing corrects it.
 */
export function submitting(action: () => void) {
  return (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    action();
    // The errors are in the page once React has rendered them.
    requestAnimationFrame(() => firstInvalid(form)?.focus());
  };
}

function firstInvalid(form: HTMLFormElement): HTMLElement | null {
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  return invalid === null || invalid.matches(control) ? invalid : invalid.querySelector(control);
}
