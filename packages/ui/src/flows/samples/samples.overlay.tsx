import { countWords } from '@octavo/contract/count-words';
import { useSelector } from '@xstate/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Dialog } from '../../components/dialog/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { LiveRegion } from '../../components/live-region/index.ts';
import { useEssayTerms } from '../essay/use-essay-terms.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './samples.css.ts';
import { useSampleTexts } from './use-sample-texts.ts';

/** A whole sample essay, read-only. */
export default function SampleDialog() {
  const { t } = useTranslation(['samples', 'common']);
  const terms = useEssayTerms();
  const textsOf = useSampleTexts();
  const flow = useFlow('samples');
  const isOpen = useSelector(flow, (state) => state.hasTag('reading'));
  const { essays, place } = useSelector(flow, ({ context }) => context);
  const next = useRef<HTMLButtonElement>(null);
  const [hasStepped, setHasStepped] = useState(false);
  const essay = essays[place];
  if (essay === undefined) return null;
  const { category, subCategory, type } = essay;
  const { lang, title, paragraphs } = textsOf(essay);

  function step(by: 1 | -1) {
    setHasStepped(true);
    next.current?.closest('[role=dialog]')?.scrollTo(0, 0);
    flow.send({ type: 'step', by });
  }

  return (
    <Dialog
      open={isOpen}
      size="lg"
      title={title}
      description={`${terms.topic(category)} · ${terms.subTopic(subCategory)}`}
      closeLabel={t('common:close')}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        // Without scrolling: it is below a text that is read from the top.
        next.current?.focus({ preventScroll: true });
      }}
      onClose={() => flow.send({ type: 'dismiss' })}
      footer={
        <>
          <span className={css.steps}>
            <IconButton
              icon={ChevronLeft}
              isDirectional
              tone="outline"
              label={t('previousEssay')}
              aria-disabled={place === 0}
              onClick={() => step(-1)}
            />
            <IconButton
              ref={next}
              icon={ChevronRight}
              isDirectional
              tone="outline"
              label={t('nextEssay')}
              aria-disabled={place === essays.length - 1}
              onClick={() => step(1)}
            />
            <span className={css.place}>{t('place', { number: place + 1, total: essays.length })}</span>
          </span>
          <Button tone="solid" onClick={() => flow.send({ type: 'write' })}>
            {t('write')}
          </Button>
        </>
      }
    >
      <article lang={lang} className={css.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className={css.paragraph}>
            {paragraph}
          </p>
        ))}
      </article>
      <p className={css.about}>
        {t('meta', { type: terms.type(type), count: countWords(paragraphs.join(' ')) })}
      </p>
      <LiveRegion>
        {hasStepped ? `${title}, ${t('place', { number: place + 1, total: essays.length })}` : ''}
      </LiveRegion>
    </Dialog>
  );
}
