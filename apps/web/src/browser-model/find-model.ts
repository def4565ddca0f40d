import type { Availability } from '@octavo/machines/browser-model';
import i18next from 'i18next';
import { optionsFor, promptApi } from './prompt-api.ts';

/** Languages for which the model is prepared, the best first: that of the page, then the one that every model knows. */
export const preparedLanguages = (): readonly string[] => [
  ...new Set([(i18next.language ?? 'en').split('-')[0] ?? 'en', 'en']),
];

/** Whether the browser has a model for one of these languages, and for which. */
export async function findModel(): Promise<{
  readonly availability: Availability;
  readonly language: string;
}> {
  const api = promptApi();
  const [first = 'en'] = preparedLanguages();
  if (api === undefined) return { availability: 'missing', language: first };
  for (const language of preparedLanguages()) {
    // oxlint-disable-next-line no-await-in-loop -- the second is asked only if the first is unknown
    const availability = await api.availability(optionsFor(language));
    if (availability !== 'unavailable') return { availability, language };
  }
  return { availability: 'unavailable', language: first };
}
