export { withAllowedAttributes } from './allowed-attributes.ts';
export { type CountedList, readCountedLines, type TextBlock } from './counted-lines.ts';
export { made } from './elements.ts';
export { threeRanks } from './heading-ranks.ts';
export { noteContentIn, noteInlines } from './note-fragment.ts';
export { paragraphsIn } from './text-paragraphs.ts';
export { withoutHandlers } from './without-handlers.ts';
