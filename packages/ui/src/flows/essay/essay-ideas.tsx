import { PencilLine, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AnswerCards } from '../../components/answer-cards/index.ts';
import { Button } from '../../components/button/index.ts';
import { LiveRegion } from '../../components/live-region/index.ts';
import { Notice } from '../../components/notice/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { TaggedButton } from '../../components/tagged-button/index.ts';
import { WizardPage, type WizardShell } from '../wizard/index.ts';
import * as css from './essay.css.ts';

export interface EssayIdeasProps extends WizardShell {
  /** Theses on a topic, or topics of a subcategory. */
  readonly of: 'thesis' | 'topic';
  /** In order of arrival, three at a time; empty while the first are loading. */
  readonly ideas: readonly string[];
  readonly idea: string | null;
  readonly onIdeaChange: (idea: string) => void;
  /** Continue was pressed without an idea. */
  readonly isMissing: boolean;
  /** Three more are loading. */
  readonly isGenerating: boolean;
  /** Why no more arrived; the existing ideas stay. */
  readonly failure: string | null;
  /** Only Pro may generate more (SPEC §6); others see that before pressing. */
  readonly isPro: boolean;
  readonly onGenerate: () => void;
  /** Left out where an idea is used unchanged. */
  readonly onWriteOwn?: (() => void) | undefined;
  readonly onContinue: () => void;
}

/** Pages `generate-essay_ideas` and `generate-thesis_topic`: a choice of ideas, or one's own. */
export function EssayIdeas({
  of,
  ideas,
  idea,
  onIdeaChange,
  isMissing,
  isGenerating,
  failure,
  isPro,
  onGenerate,
  onWriteOwn,
  onContinue,
  ...shell
}: EssayIdeasProps) {
  const { t } = useTranslation('essay');
  const question = t(`ideas.${of}`);
  const isLoading = ideas.length === 0;
  const more = { icon: RefreshCw, busy: isGenerating, onClick: onGenerate };

  return (
    <WizardPage
      {...shell}
      name={t('name')}
      page={of === 'thesis' ? 'generate-essay_ideas' : 'generate-thesis_topic'}
      question={question}
      keys={ideas.length}
      onContinue={isLoading ? undefined : onContinue}
    >
      {isLoading ? (
        <LoadingIdeas />
      ) : (
        <AnswerCards
          id="essay-ideas"
          label={question}
          isDocument
          value={idea}
          answers={ideas.map((text) => ({ value: text, label: text }))}
          error={isMissing ? t('pleaseSelectIdea') : undefined}
          onValueChange={onIdeaChange}
        />
      )}
      <LiveRegion>{isLoading || isGenerating ? t('ideas.loading') : ''}</LiveRegion>
      {failure === null ? null : (
        <Notice role="alert" tone="danger" title={t('ideas.failed')}>
          {failure}
        </Notice>
      )}
      {isLoading ? null : (
        <div className={css.more}>
          {isPro ? (
            <Button {...more}>{t('ideas.generate')}</Button>
          ) : (
            <TaggedButton {...more} label={t('ideas.generate')} tag={t('ideas.pro')} />
          )}
          {onWriteOwn === undefined ? null : (
            <>
              <Button tone="quiet" icon={PencilLine} onClick={onWriteOwn}>
                {t('ideas.writeOwn')}
              </Button>
              <span className={css.aside}>{t('ideas.reword')}</span>
            </>
          )}
        </div>
      )}
    </WizardPage>
  );
}

const lines = ['82%', '74%', '88%'] as const;

/** A placeholder for three ideas. */
function LoadingIdeas() {
  return (
    <div className={css.loading} aria-busy="true">
      {lines.map((width) => (
        <div key={width} className={css.loadingIdea}>
          <Skeleton width="30px" height="30px" />
          <div className={css.loadingLines}>
            <Skeleton width={width} height="14px" />
            <Skeleton width="58%" height="14px" />
          </div>
        </div>
      ))}
    </div>
  );
}
