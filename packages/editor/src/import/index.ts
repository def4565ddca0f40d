export { type ImportedText, importedText, ImportTooLarge, ImportTooDeep } from './imported-text.ts';
