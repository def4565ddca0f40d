export type { Formatted, FormattedReference, FormatRequest } from './formatted.ts';
export { createFormatter, type Formatter, type StyleSource } from './formatter.ts';
export { type Run, textOfRuns } from './run.ts';
export type { LocaleFile, StyleFile } from './style-files.ts';
