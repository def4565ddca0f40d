import type { DownloadOptions } from '@octavo/contract';
import type { Essay } from '../essay/essay.ts';
import { escapeLatex } from './escape-latex.ts';
import { latexBlocks } from './latex-blocks.ts';
import { latexPreamble } from './preamble.ts';

/** LaTeX source that compiles with pdfLaTeX, XeLaTeX and LuaLaTeX. */
export function writeLatex(essay: Essay, options: DownloadOptions): string {
  const title =
    essay.title === ''
      ? ''
      : `{\\raggedright\\Huge\\bfseries ${escapeLatex(essay.title)}\\par}\n\\vspace{1.2em}\n\\noindent\\ignorespaces\n`;
  const body = latexBlocks(essay.blocks);
  return `${latexPreamble(essay, options)}
\\begin{document}
${title}${body === '' ? '\\mbox{}' : body}
\\end{document}
`;
}
