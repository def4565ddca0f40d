import type { AiCardActor } from '@octavo/machines/ai-card';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '@octavo/contract/brand';
import * as css from './ai-card.css.ts';
import { AiCardFooter } from './ai-card-footer.tsx';
import { AiCardHeader } from './ai-card-header.tsx';
import { AiCardKept } from './ai-card-kept.tsx';
import { AiCardOffer } from './ai-card-offer.tsx';
import { AiCardRequest } from './ai-card-request.tsx';
import { AiCardStatus } from './ai-card-status.tsx';
import { AiCardVersions } from './ai-card-versions.tsx';
import { isTallerThanPage, showCard } from '../layout/show-card.ts';
import type { AnswerPreview } from './version-text.tsx';
import { useCardKeys } from './use-card-keys.ts';
import { useTakenFocus } from './use-taken-focus.ts';

export interface AiCardProps {
  readonly actor: AiCardActor;
  /** AI words that the account has left today; null when nothing is counted. */
  readonly wordsLeft: number | null;
  /** Renders an answer as it will look in the text, without Markdown syntax; unchanged by default. */
  readonly preview?: AnswerPreview;
}

const asItStands: AnswerPreview = (answer) => answer;

/** Asks for a change or a new passage and compares the three versions; the prompt takes the focus on opening. */
export function AiCard({ actor, wordsLeft, preview = asItStands }: AiCardProps) {
  const { t } = useTranslation('ai-card');
  const prompt = useRef<HTMLInputElement>(null);
  const card = useRef<HTMLElement>(null);
  const versions = useRef<HTMLDivElement>(null);
  const wasBusy = useRef(false);
  useCardKeys(card, actor);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const hasResults = useSelector(actor, (state) => state.hasTag('results'));
  useTakenFocus(prompt);
  // The card grows while versions are generated: keep its buttons in view, or on a phone the versions.
  useEffect(() => {
    const element = card.current;
    if (!element) return;
    const isTall = isTallerThanPage(element);
    if (isBusy && isTall) versions.current?.scrollIntoView({ block: 'start' });
    // A finished answer leaves a tall card where its versions are being read.
    else if (!isTall || !wasBusy.current) showCard(element);
    wasBusy.current = isBusy;
    // An answer that is complete at once is never drawn as busy.
  }, [isBusy, hasResults]);

  return (
    <section ref={card} aria-label={t('name', { brand: brand.name })} className={css.card}>
      <AiCardHeader actor={actor} wordsLeft={wordsLeft} />
      <AiCardRequest actor={actor} wordsLeft={wordsLeft} ref={prompt} />
      <AiCardVersions actor={actor} preview={preview} ref={versions} />
      <AiCardKept actor={actor} />
      <AiCardOffer actor={actor} onDecline={() => prompt.current?.focus({ preventScroll: true })} />
      <AiCardFooter actor={actor} wordsLeft={wordsLeft} />
      <AiCardStatus actor={actor} />
    </section>
  );
}
