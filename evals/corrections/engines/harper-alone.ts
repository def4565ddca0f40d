import { Dialect, LocalLinter, type Lint } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import type { Proposal } from '../grade.ts';
import type { Engine } from './engine.ts';

/** Harper with its default settings. */
export const harperAlone: Engine = {
  name: 'Harper alone',
  languages: ['en'],
  open: async () => {
    const linters = {
      GB: new LocalLinter({ binary: slimBinary, dialect: Dialect.British }),
      US: new LocalLinter({ binary: slimBinary, dialect: Dialect.American }),
    };
    return {
      async check({ text, country }) {
        const linter = country === 'US' ? linters.US : linters.GB;
        const groups = await linter.organizedLints(text, { language: 'plaintext' });
        return Object.entries(groups).flatMap(([rule, lints]) =>
          lints.map((lint) => toProposal(text, rule, lint)),
        );
      },
      close: async () => {
        await Promise.all(Object.values(linters).map((linter) => linter.dispose()));
      },
    };
  },
};

const removal = 1;
const insertion = 2;

function toProposal(text: string, rule: string, lint: Lint): Proposal {
  const { start, end } = lint.span();
  const [replacement, ...alternatives] = lint.suggestions().map((suggestion) => {
    const kind: number = suggestion.kind();
    if (kind === removal) return '';
    const written = suggestion.get_replacement_text();
    return kind === insertion ? text.slice(start, end) + written : written;
  });
  return {
    offset: start,
    length: end - start,
    replacement: replacement ?? text.slice(start, end),
    alternatives,
    rule,
  };
}
