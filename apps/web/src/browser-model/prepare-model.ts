import { preparedLanguages } from './find-model.ts';
import { optionsFor, promptApi, type CreateOptions } from './prompt-api.ts';

/**
 * Downloads and loads the browser's model. Calls the API before anything else, because a download is only allowed as
 * long as a press is recent.
 *
 * @param language the one for which it was found, so that nothing else is asked before
 * @throws DOMException of the API, or the signal's reason
 */
export async function prepareModel(
  language: string | undefined,
  onProgress: (loaded: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const api = promptApi();
  if (api === undefined) throw new DOMException('There is no model.', 'NotSupportedError');
  const monitor: CreateOptions['monitor'] = (source) => {
    source.addEventListener('downloadprogress', (event) => {
      if ('loaded' in event && typeof event.loaded === 'number') onProgress(event.loaded);
    });
  };
  const options = optionsFor(language ?? preparedLanguages()[0] ?? 'en');
  const session = await api.create({ ...options, monitor, signal });
  session.destroy();
}
