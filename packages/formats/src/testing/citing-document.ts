const works = [
  {
    id: 'pen',
    authors: ['Mueller, Pam A.', 'Oppenheimer, Daniel M.'],
    year: 2014,
    title: 'The pen is mightier than the keyboard',
    publication: 'Psychological Science',
    doi: '10.1177/0956797614524581',
    url: 'https://doi.org/10.1177/0956797614524581',
    volume: '25',
  },
  {
    id: 'margin',
    authors: ['Jackson, H. J.'],
    year: '2001',
    title: 'Marginalia',
    publication: 'Yale',
    doi: null,
  },
];

export const cite = (reference: string, rest = {}) => ({
  type: 'inlineCitation',
  attrs: { index: 1, reference, id: `c-${reference}`, ...rest },
});

/** A document that cites a work that it lists, and one that it does not. */
export const citingDocument = (format: string, language: string | null = null) => ({
  type: 'doc' as const,
  content: [
    {
      type: 'paragraph',
      content: [{ type: 'text', text: 'Notes by hand are remembered ' }, cite('pen', { locator: '12' })],
    },
    {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [cite('gone')] }] }],
    },
    { type: 'references', attrs: { format, language, items: works } },
  ],
});
