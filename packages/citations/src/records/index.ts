export { doiAddress, doiIn, isbnOf, normalDoi, type Question, readQuestion } from './identifiers.ts';
export { languageTag } from './language-tag.ts';
export { plainWords } from './plain-words.ts';
