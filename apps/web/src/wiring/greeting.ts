import { greetingMachine } from '@octavo/machines/greeting';
import { fetchGreetingFilm } from '@octavo/ui/flows/greeting';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';
import { currentLanguage } from '../i18n.ts';
import { idle } from './idle.ts';
import { languageChanges } from './language-changes.ts';

/** Supported by all but a few old browsers. */
const webm = 'video/webm; codecs="vp9"';

export const wiredGreeting = greetingMachine.provide({
  actors: {
    load: fromPromise(async ({ signal }) => {
      // The page comes first.
      await idle();
      signal.throwIfAborted();
      const [{ url, mp4, ...rest }] = await Promise.all([
        call('greetingVideo', { params: { lang: currentLanguage() }, signal }),
        fetchGreetingFilm(),
      ]);
      const playsWebm = document.createElement('video').canPlayType(webm) !== '';
      return { ...rest, url: playsWebm ? url : mp4 };
    }),
    language: languageChanges(),
  },
});
