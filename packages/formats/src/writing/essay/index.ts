export { codeFont, type FontFamily, fontFamilies } from '../fonts/font-family.ts';
export {
  type Bibliography,
  type Block,
  type Cell,
  type Code,
  type Essay,
  type Heading,
  type Inline,
  type KeyedCitation,
  type Label,
  type LineBreak,
  type List,
  type ListType,
  type Note,
  type Paragraph,
  type Picture,
  type PictureFile,
  plainRun,
  type Quote,
  type References,
  type Rule,
  type Sources,
  type Table,
  type TextRun,
} from './essay.ts';
export { type EssayText, essayTexts } from './essay-texts.ts';
export { guessLanguage } from './guess-language.ts';
export { fileName, onPaper, pictureFiles, withoutBytes, withPaths } from './pictures.ts';
export { languageOf, readDocument } from './read-document.ts';
