import { AppError } from '../../errors.ts';
import type { UnprintableScript } from '../fonts/unprintable-scripts.ts';

const names = new Intl.DisplayNames('en', { type: 'script' });
const list = new Intl.ListFormat('en');

/** The error that names the scripts a PDF cannot show, instead of a file with boxes for them. */
export function unprintable(scripts: readonly UnprintableScript[]): AppError {
  const named = scripts.map(({ script, sample }) =>
    script === 'Zzzz' ? sample : `${names.of(script) ?? script} (${sample})`,
  );
  return new AppError(
    'unprintable_script',
    422,
    `A PDF cannot show some letters of this document yet: ${list.format(named)}. Word, OpenDocument, e-book, web page, Markdown and plain text keep them.`,
    { values: { scripts: scripts.map(({ script, sample }) => `${script} ${sample}`) } },
  );
}
