import type { EssayProgress as Progressed } from '@octavo/machines/essay';
import { Eye, EyeOff, Square } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { LiveRegion } from '../../components/live-region/index.ts';
import { Progress } from '../../components/progress/index.ts';
import { ScrollArea } from '../../components/scroll-area/index.ts';
import * as css from './essay-progress.css.ts';

export interface EssayProgressProps {
  /** Null before the essay is outlined. */
  readonly progress: Progressed | null;
  /** The server cannot be reached; the essay may be continuing there. */
  readonly isLost: boolean;
  readonly isStopping: boolean;
  readonly onStop: () => void;
}

/** The progress of an essay being written, optionally its text, and a button to stop it. */
export function EssayProgress({ progress, isLost, isStopping, onStop }: EssayProgressProps) {
  const { t } = useTranslation('essay');
  const [isWatched, setIsWatched] = useState(false);
  const sections = progress?.sections ?? [];
  const words = sections.reduce((sum, section) => sum + Math.min(section.written, section.words), 0);
  const total = sections.reduce((sum, section) => sum + section.words, 0);
  const begun = sections.filter(({ written }) => written > 0).length;
  const told = t('writing.sections', { count: begun, total: sections.length });
  return (
    <div className={css.root}>
      {total === 0 ? null : (
        <>
          <p className={css.title}>{progress?.title}</p>
          <Progress
            label={t('writing.progress')}
            value={words}
            max={total}
            valueText={t('writing.words', { count: words, total })}
          />
          <p className={css.figures}>
            <span>{told}</span>
            <span>{t('writing.words', { count: words, total })}</span>
          </p>
        </>
      )}
      <LiveRegion>{isLost ? t('writing.lost') : begun === 0 ? '' : told}</LiveRegion>
      {isLost ? <p className={css.lost}>{t('writing.lost')}</p> : null}
      <div className={css.actions}>
        {progress === null || progress.text === '' ? null : (
          <Button
            tone="quiet"
            isFlush
            icon={isWatched ? EyeOff : Eye}
            aria-expanded={isWatched}
            onClick={() => setIsWatched(!isWatched)}
          >
            {t(isWatched ? 'writing.hide' : 'writing.watch')}
          </Button>
        )}
        <Button icon={Square} busy={isStopping} onClick={onStop}>
          {t('writing.stop')}
        </Button>
      </div>
      {isWatched && progress !== null ? (
        <div className={css.frame}>
          <ScrollArea label={t('writing.text')} maxHeight="240px">
            <div className={css.text}>
              {progress.text.split('\n\n').map((paragraph, index) => (
                <p key={index}>{paragraph}</p>
              ))}
            </div>
          </ScrollArea>
        </div>
      ) : null}
    </div>
  );
}
