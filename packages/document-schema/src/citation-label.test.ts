import { expect, test } from 'vitest';
import { citationLabel } from './citation-label.ts';

const pen = { authors: ['Mueller, Pam A.', 'Oppenheimer, Daniel M.'], year: '2014', title: 'The pen' };
const notes = { authors: ['Sherman, William H.'], year: '2008', title: 'Used books' };
const later = { ...notes, year: '2010' };
const hands = { authors: ['Müller, A.', 'Roy, B.', 'Doe, C.'], year: '2014', title: 'Hands' };

test.each([
  [{ reference: notes }, '(Sherman, 2008)'],
  [{ reference: pen, locator: '12' }, '(Mueller & Oppenheimer, 2014, p. 12)'],
  [{ reference: pen, locator: '12-14' }, '(Mueller & Oppenheimer, 2014, pp. 12–14)'],
  [{ reference: pen, locator: 'p. 12' }, '(Mueller & Oppenheimer, 2014, p. 12)'],
  [{ reference: hands }, '(Müller et al., 2014)'],
  [
    { reference: notes, more: [{ reference: later }, { reference: hands, locator: '3' }] },
    '(Müller et al., 2014, p. 3; Sherman, 2008, 2010)',
  ],
  [{ reference: pen, locator: '12', narrative: true }, 'Mueller & Oppenheimer (2014, p. 12)'],
  [{ reference: { ...notes, year: '' }, narrative: true }, 'Sherman'],
  [{ reference: notes, prefix: 'see', suffix: 'and others' }, '(see Sherman, 2008 and others)'],
  [
    { reference: { authors: ['World Health Organization'], year: 2023 } },
    '(World Health Organization, 2023)',
  ],
  [
    { reference: { authors: [], editors: ['Baron, S.', 'Lindquist, E.'], year: '2007' } },
    '(Baron & Lindquist, 2007)',
  ],
  [{ reference: { authors: [], year: '1976', title: 'Copyright Act' } }, '(Copyright Act, 1976)'],
  [{ reference: { authors: 'Seeley, T. D.', year: 2010 } }, '(Seeley, T. D., 2010)'],
  [{ reference: 'a', index: 3, more: [{ reference: 'b' }] }, '[3]'],
  [{ reference: {} }, '[0]'],
])('regression 125: %j reads as an author-date style writes it', (attributes, label) => {
  expect(citationLabel(attributes)).toBe(label);
});
