/** How many of a kind came over, or did not. */
type Counts<Kind extends string> = Readonly<Partial<Record<Kind, number>>>;

interface File {
  readonly name: string;
}

/** A file that is being made into a document, and what became of it. */
export type ImportedFile =
  | (File & { readonly status: 'waiting' | 'reading' })
  | (File & {
      readonly status: 'done';
      /** The document that it became. */
      readonly id: string;
      readonly title: string;
      readonly facts: Counts<'words' | 'headings' | 'tables' | 'footnotes'>;
      /** What a document of ours cannot hold. */
      readonly losses: Counts<'pictures' | 'comments' | 'tracked' | 'headings' | 'links'>;
    })
  | (File & {
      readonly status: 'failed';
      readonly reason: 'tooLarge' | 'kind' | 'password' | 'damaged' | 'empty';
      /** The largest file that is taken, in bytes. */
      readonly limit?: number;
    });

/** The names of the counts that are not zero, in the order that they are told. */
export function counted<Kind extends string>(kinds: readonly Kind[], counts: Counts<Kind>): readonly Kind[] {
  return kinds.filter((kind) => (counts[kind] ?? 0) > 0);
}
