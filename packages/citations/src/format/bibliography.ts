import type { Engine } from 'citeproc';
import type { FormattedReference } from './formatted.ts';
import { readRuns, type Run } from './run.ts';

interface Entry {
  /** Everything that its text depends on, except its number. */
  readonly depends: string;
  readonly number: string | null;
  readonly runs: readonly Run[];
}

/** If more entries than this are stale, the whole list is made again. */
const mostOneByOne = 20;

/**
 * The bibliography of a processor. An entry is made again only if its text may have changed: because of its reference,
 * of what disambiguates it, or of the entry before it, whose author it may omit.
 */
export function createBibliography(
  processor: Engine,
): (contents: ReadonlyMap<string, string>) => FormattedReference[] {
  let entries: ReadonlyMap<string, Entry> = new Map();

  return (contents) => {
    const order = processor.registry.reflist.map(({ id }) => id);
    const depends = processor.registry.reflist.map(({ id, disambig }, at) =>
      [contents.get(id), JSON.stringify(disambig), contents.get(order[at - 1] ?? '')].join('\n'),
    );
    const stale = [...order.keys()].filter((at) => entries.get(order[at] ?? '')?.depends !== depends[at]);
    const made = stale.length > mostOneByOne ? whole() : new Map(stale.flatMap((at) => one(order, at)));
    const next = order.flatMap((id, at): (readonly [string, Entry])[] => {
      const entry = made.get(id) ?? entries.get(id);
      return entry === undefined ? [] : [[id, { ...entry, depends: depends[at] ?? '' }]];
    });
    entries = new Map(next);
    return next.map(([id, { number, runs }], at) => ({
      id,
      number: number === null ? null : number.replace(/\d+/u, String(at + 1)),
      runs,
    }));
  };

  function whole(): Map<string, Entry> {
    return new Map(entriesOf(processor.makeBibliography()));
  }

  /** The entry at an index, made together with the one before it. */
  function one(order: readonly string[], at: number): (readonly [string, Entry])[] {
    const made = entriesOf(
      processor.makeBibliography({
        page_start: order[at - 2] ?? true,
        page_length: Math.min(2, at + 1),
      }),
    );
    return made.filter(([id]) => id === order[at]);
  }
}

function entriesOf(made: ReturnType<Engine['makeBibliography']>): (readonly [string, Entry])[] {
  if (made === false) return [];
  const [{ entry_ids: ids }, entries] = made;
  return entries.map((html, index) => {
    const [, number] = /<div class="csl-left-margin">([^<]*)<\/div>/u.exec(html) ?? [];
    const rest = number === undefined ? html : html.replace(/<div class="csl-left-margin">[^<]*<\/div>/u, '');
    return [ids[index]?.[0] ?? '', { depends: '', number: number?.trim() ?? null, runs: entryRuns(rest) }];
  });
}

function entryRuns(html: string): Run[] {
  const runs = readRuns(
    html
      .replaceAll(/\s+/gu, ' ')
      .replaceAll(/(?<=\.(?:<\/i>)?) \.(?= )/gu, '')
      .replaceAll('</i>. . ', '</i>. '),
  );
  const last = runs.at(-1);
  if (last !== undefined) runs[runs.length - 1] = { ...last, text: last.text.trimEnd() };
  return runs.filter(({ text }) => text !== '');
}
