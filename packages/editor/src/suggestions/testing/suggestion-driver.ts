import type { JsonNode } from '@octavo/document-schema';
import { createStateDriver, paragraph } from '../../testing/editor-state.ts';
import { checkable, listSuggestions } from '../selectors.ts';
import { withAction } from '../suggestion-key.ts';
import { suggestionPlugin } from '../suggestion-plugin.ts';
import type { Correction } from '../suggestion.ts';

const wrong: Readonly<Record<string, string>> = {
  teh: 'the',
  recieve: 'receive',
  alot: 'a lot',
  very: '',
  wich: 'which',
  maybe: 'may be',
};
/** Only a likely mistake. */
const likely = 'maybe';

/** The corrections that the checker finds in these tests. */
export function corrections(text: string): Correction[] {
  return [...text.matchAll(/[\p{L}\p{M}]+/gu)].flatMap((found) => {
    const replacement = Object.hasOwn(wrong, found[0]) ? wrong[found[0]] : undefined;
    if (replacement === undefined) return [];
    const place = { offset: found.index, length: found[0].length };
    return [
      {
        ...place,
        replacement,
        icon: replacement === '' ? 'style' : 'spelling',
        summary: 'Misspelt',
        rule: `rule-${found[0]}`,
        alternatives: [],
        ...(found[0] === likely && { isLikely: true }),
      },
    ];
  });
}

let nextRequest = 0;

/** An editor without a view, with suggestions: `check` finds five words, `ask` returns an answer to be given later. */
export function createDriver(...content: readonly (readonly (string | JsonNode)[])[]) {
  const driver = createStateDriver(
    content.map((parts) => paragraph(...parts)),
    [suggestionPlugin()],
  );
  /** @param held words too uncertain to be reported on their own */
  const ask = (held: readonly string[] = []) => {
    nextRequest += 1;
    const id = nextRequest;
    const blocks = checkable(driver.state.doc).map(({ node, from }) => {
      const text = node.textBetween(0, node.content.size, undefined, '\uFFFC');
      return {
        from: from + 1,
        text,
        corrections: corrections(text).map((found) => ({
          ...found,
          isWithheld: held.includes(text.slice(found.offset, found.offset + found.length)),
        })),
      };
    });
    driver.dispatch(withAction(driver.state.tr, { type: 'request', id }));
    return () => driver.dispatch(withAction(driver.state.tr, { type: 'answer', id, blocks }));
  };
  return Object.assign(driver, { ask, check: (held?: readonly string[]) => ask(held)() });
}

export type Driver = ReturnType<typeof createDriver>;

/** The underlined words. */
export const words = (driver: Driver) =>
  listSuggestions(driver.state).map(({ from, to }) => driver.state.doc.textBetween(from, to));
