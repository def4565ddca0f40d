import {
  type BrowserModelEvent,
  browserModelMachine,
  type PrepareReport,
} from '@octavo/machines/browser-model';
import { fromCallback, fromPromise } from 'xstate';
import { prepareFailureOf } from '../browser-model/browser-model-error.ts';
import { findModel } from '../browser-model/find-model.ts';
import { prepareModel } from '../browser-model/prepare-model.ts';
import { preferencesOfDevice } from './preferences.ts';

let language: string | undefined;

export const wired = browserModelMachine.provide({
  actors: {
    find: fromPromise(async () => {
      const found = await findModel();
      language = found.language;
      return { availability: found.availability, isOn: preferencesOfDevice().browserModelEnabled };
    }),
    prepare: fromCallback<BrowserModelEvent, void, PrepareReport>(({ sendBack }) => {
      const stopping = new AbortController();
      const progress = (loaded: number) => sendBack({ type: 'progress', loaded });
      prepareModel(language, progress, stopping.signal).then(
        () => sendBack({ type: 'prepared' }),
        (error: unknown) => {
          if (stopping.signal.aborted) return;
          console.warn('The browser’s model could not be prepared', error);
          sendBack({ type: 'refused', why: prepareFailureOf(error) });
        },
      );
      return () => stopping.abort();
    }),
  },
});
