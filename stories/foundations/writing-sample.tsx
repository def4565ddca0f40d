import { Icon } from '@octavo/ui/components/icon';
import { KindMark } from '@octavo/ui/components/kind-mark';
import { WandSparkles } from 'lucide-react';
import * as css from './sheet.css.ts';

const kinds = [
  { kind: 'spelling', name: 'Spelling' },
  { kind: 'grammar', name: 'Grammar' },
  { kind: 'clarity', name: 'Clarity' },
  { kind: 'style', name: 'Style, chosen' },
] as const;

/** A sample of the text: the four kinds of underline, a citation and a completion. */
export function WritingSample() {
  return (
    <>
      <p className={css.writing}>
        Books kept <span className={css.marked.spelling}>there</span> answers,{' '}
        <span className={css.marked.grammar}>remembers</span> them,{' '}
        <span className={css.marked.clarity}>in the case that</span> it is{' '}
        <span className={css.marked.style}>a really big deal</span>{' '}
        <span className={css.citation}>(Jackson, 2001)</span>{' '}
        <span className={css.ghost}>and the page answers back.</span>
      </p>
      <div className={css.legend}>
        {kinds.map(({ kind, name }) => (
          <span key={kind} className={css.legendItem}>
            <KindMark kind={kind} />
            {name}
          </span>
        ))}
        <span className={`${css.legendItem} ${css.machine}`}>
          <Icon of={WandSparkles} size={14} />
          AI
        </span>
      </div>
    </>
  );
}
