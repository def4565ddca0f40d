import { citationsOf, hasCitation } from './citations.ts';
import { linksOf } from './links.ts';
import { hasName, namesOf } from './names.ts';
import { spelledIn } from './number-words.ts';
import { figuresOf, missingFigures } from './numbers.ts';

/** From here on, a number in an answer counts as a fact that must be in the material. */
const telling = 13;

/** Whether an answer lacks a number, a link, a citation or a name of the text it replaces. */
export function losesFacts(answer: string, text: string): boolean {
  const links = linksOf(answer);
  return (
    linksOf(text).some((link) => !links.includes(link)) ||
    citationsOf(text).some((citation) => !hasCitation(answer, citation)) ||
    missingFigures(text, answer).length > 0 ||
    namesOf(text).some((name) => !hasName(answer, name))
  );
}

/** Whether an answer has a link, a citation, a number or a name that is not in the material the model was given. */
export function inventsFacts(answer: string, material: string): boolean {
  return (
    inventsSources(answer, material) ||
    missingFigures(answer, material).some(({ values }) => values.every((value) => value >= telling)) ||
    inventsSpelled(answer, material) ||
    namesOf(answer).some((name) => !hasName(material, name))
  );
}

/** Whether an answer spells out a number that the material has neither in digits nor in words. */
const inventsSpelled = (answer: string, material: string): boolean => {
  const known = [...figuresOf(material).flatMap(({ values }) => values), ...spelledIn(material)];
  return spelledIn(answer).some((value) => !known.some((other) => other === value || other % 100 === value));
};

/** Whether an answer cites or links something that the material does not. */
export function inventsSources(answer: string, material: string): boolean {
  const links = linksOf(material);
  return (
    linksOf(answer).some((link) => !links.some((known) => known.includes(link) || link.includes(known))) ||
    citationsOf(answer).some((citation) => !hasCitation(material, citation))
  );
}
