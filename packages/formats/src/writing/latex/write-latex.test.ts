import { describe, expect, it } from 'vitest';
import { type Block, plainRun } from '../essay/essay.ts';
import { readDocument } from '../essay/read-document.ts';
import { richDocument, richTitle } from '../../testing/essays.ts';
import { chosen } from '../../testing/options.ts';
import { escapeLatex } from './escape-latex.ts';
import { writeLatex } from './write-latex.ts';

const rich = readDocument({ title: richTitle, content: richDocument });

describe('LaTeX', () => {
  it('has the chosen paper, margin, size and font', () => {
    const latex = writeLatex(rich, chosen({ pageSize: 'Letter', margin: 14, fontSize: 13, font: 'tinos' }));
    expect(latex).toContain('[paperwidth=215.9mm,paperheight=279.4mm,margin=14mm');
    expect(latex).toContain('[fontsize=13pt]{scrextend}');
    expect(latex).toContain('\\setmainfont{Tinos}');
  });

  it('holds the structure of the document', () => {
    const latex = writeLatex(rich, chosen());
    for (const part of [
      '\\section{What the dance says}',
      '\\subsubsection{How it was found}',
      '\\textbf{\\emph{social}}',
      '\\uline{Schwänzeltanz}',
      '\\sout{mere accident}',
      '\\begin{enumerate}\n\\setcounter{enumi}{2}\n\\item{} Watch it dance.',
      '\\begin{quote}\nThe bees’ life',
      '\\mbox{}~~~~return~(food~-~sun)~\\%~360~~\\#~degrees\\newline',
      'frisch/?q=a\\&b=\\%20c\\#lecture}{the Nobel foundation}',
      '\\begin{hangingentries}\n\nFrisch, K. von. 1967.',
    ]) {
      expect(latex).toContain(part);
    }
    expect(latex).not.toMatch(/never printed|nor this|Introduction/u);
  });

  it('escapes TeX’s special characters so that they are printed', () => {
    expect(escapeLatex('\\input{/etc/passwd} $x^2_i$ 50% & #1 ~ <a> "b" `c`')).toBe(
      '\\textbackslash{}input\\{/etc/passwd\\} \\$x\\textasciicircum{}2\\_i\\$ 50\\% \\& \\#1 \\textasciitilde{} \\textless{}a\\textgreater{} \\textquotedbl{}b\\textquotedbl{} \\textasciigrave{}c\\textasciigrave{}',
    );
  });

  it('prevents ligatures of special characters, and names characters that few fonts have', () => {
    expect(escapeLatex("a---b ''c'' ,,d")).toBe("a-{}-{}-b '{}'c'{}' ,{},d");
    expect(escapeLatex('œ 🌻 ש')).toBe('œ \\glyph{1F33B}{🌻} \\glyph{05E9}{ש}');
  });

  it('never reads a bracket as an option', () => {
    const bracket: Block = {
      kind: 'paragraph',
      direction: 'ltr',
      inlines: [plainRun('[sic]'), { kind: 'break' }, plainRun('[2]')],
    };
    const latex = writeLatex(
      { title: '', language: 'en', blocks: [bracket, { kind: 'list', start: null, items: [[bracket]] }] },
      chosen(),
    );
    expect(latex).toContain('{}[sic]\\newline\n{}[2]');
    expect(latex).toContain('\\item{} {}[sic]');
  });

  it('regression 250: a nested numbered list starts with its own number', () => {
    const words: Block = { kind: 'paragraph', direction: 'ltr', inlines: [plainRun('x')] };
    const numbers: Block = { kind: 'list', start: 5, items: [[words]] };
    const latexOf = (list: Block): string =>
      writeLatex({ title: '', language: 'en', blocks: [list] }, chosen());
    // LaTeX counts the levels of numbered lists separately.
    expect(latexOf({ kind: 'list', start: null, items: [[words, numbers]] })).toContain(
      String.raw`\setcounter{enumi}{4}`,
    );
    expect(latexOf({ kind: 'list', start: 1, items: [[words, numbers]] })).toContain(
      String.raw`\setcounter{enumii}{4}`,
    );
  });

  it('regression 250: a tab in code becomes the spaces that it stands for', () => {
    const code: Block = { kind: 'code', text: '\tif x:\n  a\tb' };
    const latex = writeLatex({ title: '', language: 'en', blocks: [code] }, chosen());
    expect(latex).toContain('~~~~if~x:');
    expect(latex).toContain('~~a~b');
    expect(latex).not.toContain('0009');
  });

  it('nests no deeper than LaTeX allows', () => {
    const nested = (depth: number): Block => ({
      kind: 'list',
      start: null,
      items: [
        [
          { kind: 'paragraph', direction: 'ltr', inlines: [plainRun(`level ${depth}`)] },
          ...(depth < 9 ? [nested(depth + 1)] : []),
        ],
      ],
    });
    const latex = writeLatex({ title: '', language: 'en', blocks: [nested(1)] }, chosen());
    expect(latex.match(/\\begin\{itemize\}/gu)).toHaveLength(4);
    expect(latex).toContain('level 9');
  });
});
