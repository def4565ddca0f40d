import type { ReactNode } from 'react';
import { ChangedWords } from '../changed-words/index.ts';
import { type Kind, KindMark, KindName } from '../kind-mark/index.ts';
import type { RootProps } from '../root-props.ts';
import * as css from './suggestion-card.css.ts';

export interface SuggestionCardProps extends Omit<RootProps<'div'>, 'children'> {
  readonly kind: Kind;
  readonly kindName: string;
  readonly original: string;
  readonly replacement: string;
  /** Both texts with their spaces spelled out, where spaces are what changes. */
  readonly spoken?: { readonly original: string; readonly replacement: string } | undefined;
  /** Shown instead of an empty replacement. */
  readonly leaveOut: string;
  /** The reason, in one plain sentence. */
  readonly reason: string;
  /** The same mistake in another sentence. */
  readonly example?: ReactNode;
  /** Its position among the others, and the controls for moving between them. */
  readonly position: ReactNode;
  /** Other replacements to choose from. */
  readonly alternatives?: ReactNode;
  readonly actions: ReactNode;
}

/** The open suggestion: what would change, why, and the possible actions. */
export function SuggestionCard({
  kind,
  kindName,
  original,
  replacement,
  spoken,
  leaveOut,
  reason,
  example,
  position,
  alternatives,
  actions,
  ...rest
}: SuggestionCardProps) {
  return (
    <div {...rest} className={`${css.card} ${css.edgeColor[kind]}`}>
      <div className={css.content}>
        <div className={css.head}>
          <KindMark kind={kind} />
          <KindName kind={kind} name={kindName} />
          <span className={css.position}>{position}</span>
        </div>
        <p className={css.change}>
          {/* A space deleted with its word is not struck separately. */}
          <del className={css.original}>
            <ChangedWords words={spoken ? original : original.trim()} spoken={spoken?.original} />
          </del>{' '}
          {replacement === '' ? (
            <span className={css.leaveOut}>{leaveOut}</span>
          ) : (
            <ins className={css.replacement}>
              <ChangedWords words={replacement} spoken={spoken?.replacement} />
            </ins>
          )}
        </p>
        <p className={css.reason}>{reason}</p>
        {example === undefined ? null : <p className={css.example}>{example}</p>}
        {alternatives === undefined ? null : <div className={css.extra}>{alternatives}</div>}
        <div className={css.actions}>{actions}</div>
      </div>
    </div>
  );
}
