export { DictionarySection } from './dictionary-section.tsx';
