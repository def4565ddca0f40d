import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createFormatter, textOfRuns } from '@octavo/citations/format';
import { worksByKey } from '@octavo/citations/bibtex';

const read = (file: string) =>
  readFile(fileURLToPath(import.meta.resolve(`@octavo/citations/${file}`)), 'utf8');
const formatter = createFormatter({
  style: (name) => read(`styles/${name}.csl`),
  locale: (name) => read(`locales/locales-${name}.xml`),
});

const works = worksByKey(`
@article{pen, author = {Mueller, Pam A. and Oppenheimer, Daniel M.}, year = 2014, journal = {Psychological Science},
  title = {The Pen Is Mightier Than the Keyboard}, volume = 25, number = 6, pages = {1159--1168}}
@book{house, author = {Jackson, Shirley}, title = {The Haunting of Hill House}, year = 1959, publisher = {Viking}}
`);
const references = [...works.values()];
for (const style of ['APA 7', 'IEEE'] as const) {
  const { bibliography } = await formatter.format({
    style,
    language: 'en',
    references,
    citations: references.map(cited),
  });
  for (const { runs } of bibliography) console.log(textOfRuns(runs));
}

function cited({ id }: { readonly id: string }) {
  return { works: [{ reference: id, locator: '', prefix: '', suffix: '' }], narrative: false };
}
