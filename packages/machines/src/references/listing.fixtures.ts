import { citedWorks } from '../citing/works.fixtures.ts';
import type { ReferenceListing } from './references.types.ts';

const [article, book, withdrawn] = citedWorks;

/** Three references in APA: one of them retracted and not cited, and one entered by the writer. */
export const listing: ReferenceListing = {
  style: 'APA 7',
  missing: 1,
  entries: [
    ...(withdrawn === undefined
      ? []
      : [
          {
            reference: withdrawn,
            number: null,
            line: [
              { text: 'Moreau, L. (2019). Handwriting and the heart. ' },
              { text: 'Annals of Notes', italic: true as const },
              { text: '. https://doi.org/10.1000/182' },
            ],
            isCited: false,
          },
        ]),
    ...(article === undefined
      ? []
      : [
          {
            reference: article,
            number: null,
            line: [
              {
                text: 'Mueller, P. A., & Oppenheimer, D. M. (2014). The pen is mightier than the keyboard. ',
              },
              { text: 'Psychological Science', italic: true as const },
              { text: ', ' },
              { text: '25', italic: true as const },
              { text: '(6), 1159–1168. https://doi.org/10.1177/0956797614524581' },
            ],
            isCited: true,
          },
        ]),
    ...(book === undefined
      ? []
      : [
          {
            reference: { ...book, id: 'own:1', doi: '', url: '', source: undefined },
            number: null,
            line: [
              { text: 'Sherman, W. H. (2008). ' },
              { text: 'Used books: Marking readers in Renaissance England', italic: true as const },
              { text: '. University of Pennsylvania Press.' },
            ],
            isCited: true,
          },
        ]),
  ],
};
