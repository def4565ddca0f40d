import type { WritingOrigin } from '@octavo/contract/writing-origins';
import { brand } from '@octavo/contract/brand';
import type { LoadedRecord, RecordFormat } from '@octavo/machines/record';
import i18next from 'i18next';
import { handOver } from '../hand-over.ts';

const types = {
  markdown: { mediaType: 'text/markdown', extension: 'md' },
  csv: { mediaType: 'text/csv', extension: 'csv' },
  json: { mediaType: 'application/json', extension: 'json' },
} as const satisfies Record<RecordFormat, object>;

/** Downloads a writing record as a file. */
export function handRecord(record: LoadedRecord, format: RecordFormat, title: string): void {
  const { mediaType, extension } = types[format];
  const text = { markdown: asMarkdown, csv: asCsv, json: asJson }[format](record, title);
  handOver(new Blob([text], { type: mediaType }), `${i18next.t('record:file.name')}.${extension}`);
}

export function asJson({ days, paragraphs }: LoadedRecord, title: string): string {
  return `${JSON.stringify({ title, days, paragraphs }, null, 2)}\n`;
}

/** One line per day or paragraph, and per origin. */
export function asCsv({ days, paragraphs }: LoadedRecord): string {
  const rows = [
    ['day', 'paragraph', 'origin', 'words', 'characters'],
    ...days.flatMap(({ day, figures }) =>
      Object.entries(figures).map(([kind, { words, characters }]) => [day, '', kind, words, characters]),
    ),
    ...paragraphs.flatMap(({ characters }, index) =>
      Object.entries(characters).map(([origin, amount]) => ['', index + 1, origin, '', amount]),
    ),
  ];
  return `${rows.map((row) => row.join(',')).join('\r\n')}\r\n`;
}

/** For reading, in the reader's language. */
export function asMarkdown({ days, paragraphs }: LoadedRecord, title: string): string {
  const { language } = i18next;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const listed = (amounts: readonly (readonly [Parameters<typeof nameOf>[0], string])[]) =>
    amounts.map(([kind, amount]) => `- ${nameOf(kind)}: ${amount}`).join('\n');
  return [
    `# ${i18next.t('record:file.title', { title: title || i18next.t('record:file.untitled') })}`,
    i18next.t('record:noProbability', { brand: brand.name }),
    `## ${i18next.t('record:file.days')}`,
    ...days.flatMap(({ day, figures }) => [
      `### ${date.format(new Date(`${day}T00:00:00Z`))}`,
      listed(entriesOf(figures).map(([kind, { words }]) => [kind, words.toLocaleString(language)])),
    ]),
    `## ${i18next.t('record:file.paragraphs')}`,
    ...paragraphs.flatMap(({ beginning, characters }, index) => {
      const origins = entriesOf(characters);
      const total = origins.reduce((sum, [, amount]) => sum + amount, 0);
      return [
        `### ${index + 1}. ${beginning}`,
        listed(origins.map(([origin, amount]) => [origin, percent.format(amount / total)])),
      ];
    }),
    '',
  ].join('\n\n');
}

type Kind = keyof LoadedRecord['days'][number]['figures'] | WritingOrigin;

const nameOf = (kind: Kind): string => i18next.t(`record:kinds.${kind}`);

function entriesOf<Key extends Kind, Value>(amounts: Readonly<Partial<Record<Key, Value>>>): [Key, Value][] {
  const entries: [Key, Value][] = [];
  for (const key in amounts) {
    const value = amounts[key];
    if (value !== undefined) entries.push([key, value]);
  }
  return entries;
}
