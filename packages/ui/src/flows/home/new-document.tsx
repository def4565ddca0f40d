import type { WritingMode } from '@octavo/contract';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../../components/live-region/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { EssayTour } from '../greeting/index.ts';
import { ImportButton, ImportChoice, ImportPicker } from '../import/import-choice.tsx';
import * as css from './home.css.ts';
import { NewButton } from './new-button.tsx';
import { NewDocumentChoices } from './new-document-choices.tsx';
import { useHasRail } from './use-has-rail.ts';

/**
 * The kinds of new document: in a rail next to the list, in a row above it where there is no room for a rail, and
 * behind one button on a phone that has documents to show.
 */
export function NewDocument() {
  const home = useFlow('home');
  const brainstorm = useFlow('brainstorm');
  const essay = useFlow('essay');
  const preferences = useFlow('preferences');
  const { t } = useTranslation('home');
  const heading = useId();
  const hasRail = useHasRail();
  const isCreating = useSelector(home, (state) => state.hasTag('creating'));
  const isAwaited = useSelector(home, ({ context }) => context.awaitsCreate);
  const isFirstVisit = useSelector(useFlow('session'), ({ context }) => context.reloaded);
  // Returning users have documents: a phone starts with the layout that it will end with.
  const isReturn = useSelector(
    home,
    (state) =>
      state.context.docs.length > 0 || !(isFirstVisit || state.hasTag('ready') || state.hasTag('failed')),
  );
  const isTourSeen = useSelector(preferences, ({ context }) => context.preferences.essayTourSeen);

  function begin(mode: WritingMode) {
    switch (mode) {
      case 'blank':
        return home.send({ type: 'create' });
      case 'brainstorm':
        return brainstorm.send({ type: 'open' });
      case 'essay':
        return essay.send({ type: 'open' });
      default:
        return mode satisfies never;
    }
  }

  return (
    <ImportPicker>
      {(chooseFiles) => (
        <>
          <div className={css.compactNew}>
            <div className={isReturn ? css.notOnPhone : undefined}>
              <ImportButton onClick={chooseFiles} />
            </div>
            {isReturn ? (
              <div className={css.onPhone}>
                <NewButton onChoose={begin} onImport={chooseFiles} />
              </div>
            ) : null}
          </div>
          <section
            aria-labelledby={heading}
            className={isReturn ? `${css.rail} ${css.notOnPhone}` : css.rail}
          >
            <h2 id={heading} className={css.label}>
              {t('new.label')}
            </h2>
            <NewDocumentChoices
              busy={isCreating || isAwaited ? ['blank'] : []}
              isInRow={!hasRail}
              more={hasRail ? <ImportChoice onClick={chooseFiles} /> : undefined}
              onChoose={begin}
            />
            {isTourSeen ? null : (
              <div className={css.tour}>
                <EssayTour />
              </div>
            )}
          </section>
          <LiveRegion>{isCreating ? t('new.creating') : ''}</LiveRegion>
        </>
      )}
    </ImportPicker>
  );
}
