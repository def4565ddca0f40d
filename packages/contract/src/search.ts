import { z } from 'zod';
import { documentListItem } from './documents.ts';
import { endpoints } from './endpoints.ts';
import { answers, jsonBody, route } from './route.ts';
import { mostSearchLength } from './search-limits.ts';

export const searchRequest = z
  .object({
    text: z.string().trim().min(1).max(mostSearchLength, `must have at most ${mostSearchLength} characters`),
  })
  .meta({ id: 'SearchRequest' });
export type SearchRequest = z.infer<typeof searchRequest>;

const excerptPart = z.object({
  text: z.string(),
  marked: z.boolean().meta({ description: 'It is what was searched for.' }),
});
export type ExcerptPart = z.infer<typeof excerptPart>;

export const foundDocument = documentListItem
  .extend({
    excerpt: z
      .array(excerptPart)
      .meta({ description: 'Where the text has the words; empty where only the title or a tag has them.' }),
  })
  .meta({ id: 'FoundDocument' });
export type FoundDocument = z.infer<typeof foundDocument>;

export const foundDocuments = z
  .object({
    docs: z.array(foundDocument),
    more: z.boolean().meta({ description: 'More were found than are answered.' }),
  })
  .meta({ id: 'FoundDocuments' });
export type FoundDocuments = z.infer<typeof foundDocuments>;

export const searchRoutes = {
  searchDocuments: route(endpoints.searchDocuments, {
    domain: 'Documents',
    summary: 'Search titles, tags and texts',
    description:
      'A title or a tag contains what is searched for, or the text has each of its words, also inside of a word; one of less than three letters begins a word. Newest change first. Locked texts and the trash are not searched.',
    request: { body: jsonBody(searchRequest) },
    responses: answers(foundDocuments),
  }),
};
