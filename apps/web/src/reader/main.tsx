import '@octavo/ui/theme.css';
import { ReadingPage } from '@octavo/ui/flows/reading';
import { Flows } from '@octavo/ui/flows/flow-context';
import { themeNames } from '@octavo/ui/theme/entries';
import { guardCompositions } from '@octavo/ui/typing';
import type { PreferencesActor } from '@octavo/machines/preferences';
import type { ReadingActor } from '@octavo/machines/reading';
import { useSelector } from '@xstate/react';
import i18next from 'i18next';
import { useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { startI18n } from '../i18n.ts';
import { preferencesOfDevice, wiredPreferences } from '../wiring/preferences.ts';
import { followDevice } from './follow-device.ts';
import { pictureAddress } from './picture-address.ts';
import { readerNamespaces } from './reader-namespaces.ts';
import { tokenIn } from './token-in.ts';
import { wiredReading } from './wired-reading.ts';

guardCompositions();
await startI18n(readerNamespaces);

const preferences = createActor(wiredPreferences, {
  input: { preferences: preferencesOfDevice(), themes: themeNames },
}).start();
followDevice(preferences);
const reading = createActor(wiredReading, { input: { token: tokenIn(location.pathname) } }).start();
reading.subscribe(({ context: { text } }) => {
  document.title = text?.title.trim() || i18next.t('reading:bar');
});
createRoot(document.querySelector('#root') ?? document.body).render(
  <Reader reading={reading} preferences={preferences} />,
);

interface ReaderProps {
  readonly reading: ReadingActor;
  readonly preferences: PreferencesActor;
}

function Reader({ reading, preferences }: ReaderProps) {
  const commenting = useSelector(reading, ({ context }) => context.commenting);
  const flows = useMemo(
    () => ({ reading, preferences, ...(commenting && { commenting }) }),
    [reading, preferences, commenting],
  );
  return (
    <Flows of={flows}>
      <ReadingPage pictureAddress={pictureAddress} />
    </Flows>
  );
}
