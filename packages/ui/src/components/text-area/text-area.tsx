import { field as corner } from '../corner/corner.css.ts';
import * as field from '../field/field.css.ts';
import { Field, type FieldTexts } from '../field/index.ts';
import { LiveRegion } from '../live-region/index.ts';
import type { RootProps } from '../root-props.ts';
import * as css from './text-area.css.ts';

export interface TextAreaProps
  extends
    Omit<RootProps<'textarea'>, 'value' | 'defaultValue' | 'onChange' | 'rows' | 'children' | 'maxLength'>,
    FieldTexts {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** The minimum number of lines. */
  readonly minRows?: number;
  /** The number of lines after which it scrolls. */
  readonly maxRows?: number;
  /**
   * The maximum number of characters (UTF-16 units, as `maxlength` counts). More can be typed, and is reported as too
   * long.
   */
  readonly limit?: number | undefined;
  /** The count in words, such as "180 of 200 characters". Needed with `limit`. */
  readonly countText?: ((count: number, limit: number) => string) | undefined;
}

/** The share of the limit from which the count is shown as a warning and announced. */
const near = 0.9;
const line = 24;
const padding = 18;

/** A text of several lines. Grows with its content. `ref` and other props reach the `<textarea>`. */
export function TextArea({
  label,
  hint,
  error,
  id,
  value,
  onValueChange,
  minRows = 3,
  maxRows = 12,
  limit,
  countText,
  ...rest
}: TextAreaProps) {
  const level = limit === undefined ? 'far' : levelOf(value.length, limit);
  const count = limit === undefined ? '' : (countText?.(value.length, limit) ?? '');
  const shownCount =
    count === '' ? null : (
      <span aria-hidden className={css.count} data-level={level}>
        {count}
      </span>
    );
  const bounds = { minHeight: minRows * line + padding, maxHeight: maxRows * line + padding };

  return (
    <Field label={label} labelEnd={shownCount} hint={hint} error={error} id={id}>
      {(control) => (
        <>
          <div className={`${corner} ${field.frame} ${css.frame}`}>
            <textarea
              {...rest}
              {...control}
              aria-invalid={control['aria-invalid'] ?? (level === 'over' || undefined)}
              rows={minRows}
              value={value}
              className={`${field.control} ${css.input}`}
              onChange={(event) => onValueChange(event.target.value)}
            />
            <div aria-hidden className={css.copy} style={bounds}>
              {`${value} `}
            </div>
          </div>
          {count === '' ? null : <LiveRegion>{level === 'far' ? '' : count}</LiveRegion>}
        </>
      )}
    </Field>
  );
}

function levelOf(count: number, limit: number) {
  if (count > limit) return 'over';
  return count >= limit * near ? 'near' : 'far';
}
