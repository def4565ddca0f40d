/** What a work is, in the words of CSL 1.0.2. */
export const referenceKinds = [
  'article',
  'article-journal',
  'article-magazine',
  'article-newspaper',
  'book',
  'chapter',
  'dataset',
  'document',
  'legislation',
  'motion_picture',
  'paper-conference',
  'report',
  'software',
  'thesis',
  'webpage',
] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** What a reference may hold; the page knows it without the schemas. */
export const referenceFields = [
  'id',
  'authors',
  'year',
  'title',
  'publication',
  'doi',
  'url',
  'kind',
  'editors',
  'date',
  'accessed',
  'volume',
  'issue',
  'pages',
  'publisher',
  'place',
  'edition',
  'genre',
  'isbn',
  'source',
  'retracted',
] as const;
