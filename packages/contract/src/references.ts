import { z } from 'zod';
import { type referenceFields, referenceKinds } from './reference-fields.ts';

const detail = z.string().optional();

/** A work (SPEC §3), with the further fields that the citation styles print. */
export const reference = z
  .object({
    id: z.string(),
    authors: z.array(z.string()).meta({
      description:
        'Family name, comma, given names; “Jr.” follows another comma. An organisation has no comma.',
    }),
    year: z.string(),
    title: z.string(),
    publication: z.string().meta({ description: 'What it appeared in; of a book, its publisher.' }),
    doi: z.string(),
    url: z.string().meta({ description: 'The record in which it was found.' }),
    kind: z.enum(referenceKinds).optional(),
    editors: z.array(z.string()).optional(),
    translators: z.array(z.string()).optional(),
    date: detail.meta({ description: 'YYYY, YYYY-MM or YYYY-MM-DD.' }),
    accessed: detail.meta({ description: 'YYYY-MM-DD' }),
    volume: detail,
    issue: detail.meta({ description: 'Of a report, a law or a data set its number.' }),
    pages: detail,
    publisher: detail,
    place: detail,
    series: detail,
    edition: detail,
    version: detail,
    genre: detail,
    isbn: detail,
    language: detail.meta({ description: 'Tag of the language that the title is in (BCP 47).' }),
    source: detail.meta({ description: 'Who has a record of it; not set: not verified.' }),
    retracted: z.boolean().optional(),
  } satisfies Record<(typeof referenceFields)[number], z.ZodType>)
  .meta({ id: 'Reference' });
export type Reference = z.infer<typeof reference>;
