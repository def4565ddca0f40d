import { countWords } from '@octavo/contract/count-words';
import { useSelector } from '@xstate/react';
import { GraduationCap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Carousel } from '../../components/carousel/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { SampleSlide } from '../../components/sample-slide/index.ts';
import { useEssayTerms } from '../essay/use-essay-terms.ts';
import { useFlow } from '../flow-context/index.ts';
import { label } from '../home/home.css.ts';
import * as css from './samples.css.ts';
import { useSampleTexts } from './use-sample-texts.ts';

/** More than fits on a slide: laying out the rest would be wasted. */
const mostCharacters = 600;

/** Sample essays to read before starting one (SPEC §1). */
export default function EssaySamples() {
  const { t } = useTranslation('samples');
  const terms = useEssayTerms();
  const textsOf = useSampleTexts();
  const flow = useFlow('samples');
  const essays = useSelector(flow, ({ context }) => context.essays);

  return (
    <div className={css.section}>
      <h2 className={label}>{t('label')}</h2>
      <p className={css.hint}>{t('hint')}</p>
      <Carousel
        label={t('label')}
        slides={essays.map((essay) => {
          const { id, type } = essay;
          const { lang, title, paragraphs } = textsOf(essay);
          const text = paragraphs.join(' ');
          return {
            id,
            content: (
              <SampleSlide
                lang={lang}
                aria-haspopup="dialog"
                title={title}
                text={text.slice(0, mostCharacters)}
                meta={
                  <>
                    <Icon of={GraduationCap} size={14} />
                    {t('meta', { type: terms.type(type), count: countWords(text) })}
                  </>
                }
                onClick={() => flow.send({ type: 'open', id })}
              />
            ),
          };
        })}
        texts={{
          kind: t('carousel'),
          slideKind: t('slide'),
          previous: t('previous'),
          next: t('next'),
          slide: (number, total) => t('place', { number, total }),
          inSight: (first, last, total) =>
            first === last ? t('place', { number: first, total }) : t('inSight', { first, last, total }),
        }}
      />
    </div>
  );
}
