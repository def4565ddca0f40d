import type { Reference } from '@octavo/contract';

/** Results of a look-up: an article, a book and a retracted work. */
export const citedWorks: readonly Reference[] = [
  {
    id: 'doi:10.1177/0956797614524581',
    authors: ['Mueller, P. A.', 'Oppenheimer, D. M.'],
    year: '2014',
    title: 'The pen is mightier than the keyboard',
    publication: 'Psychological Science',
    doi: '10.1177/0956797614524581',
    url: 'https://doi.org/10.1177/0956797614524581',
    kind: 'article-journal',
    volume: '25',
    issue: '6',
    pages: '1159–1168',
    source: 'Crossref',
  },
  {
    id: 'doi:10.9783/9780812203448',
    authors: ['Sherman, W. H.'],
    year: '2008',
    title: 'Used books: Marking readers in Renaissance England',
    publication: 'University of Pennsylvania Press',
    doi: '10.9783/9780812203448',
    url: 'https://doi.org/10.9783/9780812203448',
    kind: 'book',
    source: 'Crossref',
  },
  {
    id: 'doi:10.1000/182',
    authors: ['Moreau, L.'],
    year: '2019',
    title: 'Handwriting and the heart',
    publication: 'Annals of Notes',
    doi: '10.1000/182',
    url: 'https://doi.org/10.1000/182',
    kind: 'article-journal',
    source: 'Crossref',
    retracted: true,
  },
];
