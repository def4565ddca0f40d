import type { EssayType } from '@octavo/contract/essay-options';
import { GraduationCap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Carousel } from '../../components/carousel/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { LoadingSampleSlide, SampleSlide } from '../../components/sample-slide/index.ts';

export interface EssaySample {
  readonly id: string;
  readonly title: string;
  /** The beginning of the essay. */
  readonly text: string;
  readonly type: EssayType;
  readonly words: number;
}

export interface EssaySamplesProps {
  /** Thirty of them (SPEC §9); null while they are on their way. */
  readonly samples: readonly EssaySample[] | null;
  /** The one that is shown at large. */
  readonly selected: string | null;
  /** From here on samples are blurred, counted from 0. */
  readonly blurredFrom?: number;
  readonly onSelect: (id: string) => void;
}

const loading = ['a', 'b', 'c'] as const;

/** What others have written lately, to look at before one begins. */
export function EssaySamples({
  samples,
  selected,
  blurredFrom = Number.POSITIVE_INFINITY,
  onSelect,
}: EssaySamplesProps) {
  const { t } = useTranslation(['samples', 'essay']);
  const slides =
    samples === null
      ? loading.map((id) => ({ id, content: <LoadingSampleSlide /> }))
      : samples.map(({ id, title, text, type, words }, index) => ({
          id,
          content: (
            <SampleSlide
              title={title}
              text={text}
              selected={id === selected}
              blurredNote={index >= blurredFrom ? t('blurred') : undefined}
              meta={
                <>
                  <Icon of={GraduationCap} size={14} />
                  {t('meta', { type: t(`essay:types.${type}`), count: words })}
                </>
              }
              onClick={() => onSelect(id)}
            />
          ),
        }));

  return (
    <Carousel
      label={t('label')}
      aria-busy={samples === null}
      slides={slides}
      texts={{
        kind: t('carousel'),
        slideKind: t('slide'),
        previous: t('previous'),
        next: t('next'),
        slide: (number, total) => t('place', { number, total }),
        inSight: (first, last, total) => t('inSight', { first, last, total }),
      }}
    />
  );
}
