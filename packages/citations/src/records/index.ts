export { doiIn, isbnOf, normalDoi, type Question, readQuestion } from './identifiers.ts';
export { plainWords } from './plain-words.ts';
