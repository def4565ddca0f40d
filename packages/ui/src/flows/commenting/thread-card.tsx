import { useSelector } from '@xstate/react';
import { Quote, Unlink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { card } from '../../components/corner/corner.css.ts';
import { Icon } from '../../components/icon/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './commenting.css.ts';
import { DraftForm } from './draft-form.tsx';
import { Said } from './said.tsx';
import type { Thread } from './threads.ts';

export interface ThreadCardProps {
  readonly thread: Thread;
  /** Shows the words in the text. */
  readonly onShow: (thread: Thread) => void;
}

/** A comment with its answers. */
export function ThreadCard({ thread, onShow }: ThreadCardProps) {
  const { id, first, answers, place } = thread;
  const { t } = useTranslation('commenting');
  const commenting = useFlow('commenting');
  const isChosen = useSelector(commenting, ({ context }) => context.chosen === id);
  const draft = useSelector(commenting, ({ context }) =>
    context.drafts.find(({ target }) => target.type === 'answer' && target.thread === id),
  );
  const quote = shortened(first.anchor?.quote ?? '');

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus of what is in it chooses it
    <article
      id={cardId(id)}
      tabIndex={-1}
      aria-label={t('on', { quote })}
      data-chosen={isChosen || undefined}
      className={`${card} ${css.card}`}
      onFocus={() => (isChosen ? undefined : commenting.send({ type: 'choose', thread: id }))}
    >
      {place.isGone ? (
        <p className={css.gone}>
          <Icon of={Unlink} size={14} />
          {t('gone')}
        </p>
      ) : null}
      <button
        type="button"
        className={css.quote}
        data-gone={place.isGone || undefined}
        aria-label={`${t('toText')}: ${t('on', { quote })}`}
        onClick={() => onShow(thread)}
      >
        <Icon of={Quote} size={12} />
        <span dir="auto">{quote}</span>
      </button>
      <Said comment={first} />
      {answers.map((answer) => (
        <Said key={answer.id} comment={answer} />
      ))}
      {first.resolvedAt === null ? null : <p className={css.small}>{t('resolved')}</p>}
      {draft === undefined ? (
        <div>
          <Button
            size="sm"
            tone="accent"
            isFlush
            onClick={() => commenting.send({ type: 'answer.start', thread: id })}
          >
            {t('answer')}
          </Button>
        </div>
      ) : (
        <DraftForm draft={draft} />
      )}
    </article>
  );
}

export const cardId = (thread: string): string => `comment-${thread}`;

const most = 90;

/** Words of the text, cut to what fits in a line or two. */
export function shortened(quote: string): string {
  const line = quote.replaceAll(/[\s\uFFFC]+/gu, ' ').trim();
  return line.length > most ? `${line.slice(0, most).trimEnd()}…` : line;
}
