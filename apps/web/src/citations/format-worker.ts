import { createFormatter, type FormatRequest } from '@octavo/citations/format';
import { discard } from '../api/discard.ts';

const styles = import.meta.glob<string>('../../../../packages/citations/styles/*.csl', {
  query: '?url',
  import: 'default',
  eager: true,
});
const locales = import.meta.glob<string>('../../../../packages/citations/locales/*.xml', {
  query: '?url',
  import: 'default',
  eager: true,
});

const formatter = createFormatter({
  style: (name) => read(styles, `/${name}.csl`),
  locale: (name) => read(locales, `/locales-${name}.xml`),
});

async function read(files: Readonly<Record<string, string>>, end: string): Promise<string> {
  const [, address] = Object.entries(files).find(([path]) => path.endsWith(end)) ?? [];
  if (address === undefined) throw new Error(`There is no file ${end}`);
  const response = await fetch(address);
  if (!response.ok) {
    discard(response.body);
    throw new Error(`${end} cannot be fetched: ${response.status}`);
  }
  return response.text();
}

interface Job {
  readonly id: number;
  readonly request: FormatRequest;
}

addEventListener('message', ({ data: { id, request } }: MessageEvent<Job>) => {
  formatter.format(request).then(
    (formatted) => postMessage({ id, formatted }),
    (error: unknown) => postMessage({ id, problem: String(error) }),
  );
});
