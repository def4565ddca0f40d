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
  /** Both with their spaces named, where it is the spaces that change. */
  readonly spoken?: { readonly original: string; readonly replacement: string } | undefined;
  /** Stands in for an empty replacement. */
  readonly leaveOut: string;
  /** Why: one plain sentence. */
  readonly reason: string;
  /** The same mistake in another sentence. */
  readonly example?: ReactNode;
  /** Where it stands among the others, and the way to them. */
  readonly position: ReactNode;
  /** Other replacements to choose from. */
  readonly alternatives?: ReactNode;
  readonly actions: ReactNode;
}

/** The suggestion that is open: what would change, why, and what can be done. */
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
          {/* A space that goes with its word is not struck on its own. */}
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
