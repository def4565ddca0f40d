import { checkerHere } from './checkers/checker-here.ts';
import { type TextChecker, textChecker } from './engine/text-checker.ts';
import { readDataBy } from './platform/browser.ts';
import type { Platform } from './platform/platform.ts';

export { type TextFinding } from './engine/text-checker.ts';
export { dataBelow } from './platform/browser.ts';
export { type DataFile, dataFiles, servedName } from './platform/platform.ts';

/**
 * Checks texts in a browser's worker, which is blocked meanwhile. Word lists are loaded when a text first needs them.
 */
export function browserChecker(readData: Platform['readData']): TextChecker {
  readDataBy(readData);
  return textChecker(checkerHere());
}
