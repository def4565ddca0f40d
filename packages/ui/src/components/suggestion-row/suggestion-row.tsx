import { ChangedWords } from '../changed-words/index.ts';
import { type Kind, KindMark, KindName } from '../kind-mark/index.ts';
import type { RootProps } from '../root-props.ts';
import * as css from './suggestion-row.css.ts';

export interface SuggestionRowProps extends Omit<RootProps<'button'>, 'children'> {
  readonly kind: Kind;
  readonly kindName: string;
  readonly original: string;
  readonly replacement: string;
  /** Both texts with their spaces spelled out, where spaces are what changes. */
  readonly spoken?: { readonly original: string; readonly replacement: string } | undefined;
  /** Less certain than others. */
  readonly isQuiet?: boolean;
  /** Shown instead of an empty replacement. */
  readonly leaveOut: string;
}

/** The number of letters that fit in the narrowest row. */
const surelyShort = 22;

/** A suggestion on one line; pressing it opens it. */
export function SuggestionRow({
  kind,
  kindName,
  original,
  replacement,
  spoken,
  leaveOut,
  isQuiet = false,
  ...rest
}: SuggestionRowProps) {
  const isLong = original.length + (replacement || leaveOut).length > surelyShort;
  return (
    <button type="button" {...rest} className={isQuiet ? `${css.row} ${css.quiet}` : css.row}>
      <KindMark kind={kind} />
      <span className={isLong ? `${css.change} ${css.long}` : css.change}>
        {/* A space deleted with its word is not struck separately. */}
        <del className={css.original}>
          <ChangedWords words={spoken ? original : original.trim()} spoken={spoken?.original} />
        </del>{' '}
        {replacement === '' ? (
          <span className={css.leaveOut}>{leaveOut}</span>
        ) : (
          <ins className={css.replacement} style={{ textDecoration: 'none' }}>
            <ChangedWords words={replacement} spoken={spoken?.replacement} />
          </ins>
        )}
      </span>
      <span className={css.kind}>
        <KindName kind={kind} name={kindName} />
      </span>
    </button>
  );
}
