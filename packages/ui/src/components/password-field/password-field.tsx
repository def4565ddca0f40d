import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { field as corner } from '../corner/corner.css.ts';
import * as field from '../field/field.css.ts';
import { Field, type FieldTexts } from '../field/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Icon } from '../icon/index.ts';
import type { RootProps } from '../root-props.ts';
import * as css from './password-field.css.ts';

export interface PasswordFieldProps
  extends Omit<RootProps<'input'>, 'type' | 'onKeyDown' | 'onKeyUp' | 'onBlur'>, FieldTexts {
  /** Which password it is for: browsers offer a stored one or a new one. */
  readonly autoComplete: 'current-password' | 'new-password' | 'off';
  /** Names the button while the password is hidden. */
  readonly showLabel: string;
  /** Names the button while the password is visible. */
  readonly hideLabel: string;
  /** Shown and announced while Caps Lock is on and the field has the focus. */
  readonly capsLockLabel: string;
}

/** A password field with a button that reveals it. `ref` and other props reach the `<input>`. */
export function PasswordField({
  label,
  hint,
  error,
  id,
  showLabel,
  hideLabel,
  capsLockLabel,
  disabled = false,
  ...rest
}: PasswordFieldProps) {
  const [isSeen, setSeen] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <div>
          <div className={`${corner} ${field.frame}`}>
            <input
              autoCapitalize="none"
              spellCheck={false}
              {...rest}
              {...control}
              disabled={disabled}
              type={isSeen ? 'text' : 'password'}
              className={`${field.control} ${css.input}`}
              onKeyDown={look}
              onKeyUp={look}
              onBlur={() => setCapsLock(false)}
            />
            <span className={css.eye}>
              <IconButton
                icon={isSeen ? EyeOff : Eye}
                tone="inset"
                size="sm"
                label={isSeen ? hideLabel : showLabel}
                disabled={disabled}
                onClick={() => setSeen(!isSeen)}
              />
            </span>
          </div>
          <output className={css.capsLock}>
            {hasCapsLock ? (
              <>
                <Icon of={ArrowBigUpDash} size={18} />
                {capsLockLabel}
              </>
            ) : null}
          </output>
        </div>
      )}
    </Field>
  );
}
