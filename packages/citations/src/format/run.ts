import { withRestJoined } from '../records/rest-of-names.ts';

/** A part of a formatted line with uniform formatting. */
export interface Run {
  readonly text: string;
  readonly italic?: true;
  readonly bold?: true;
  readonly raised?: true;
  readonly smallCapitals?: true;
}

type Look = Omit<Run, 'text'>;

const looks: Readonly<Record<string, Look>> = {
  i: { italic: true },
  em: { italic: true },
  b: { bold: true },
  strong: { bold: true },
  sup: { raised: true },
};

/** Reads citeproc's HTML output. Nothing else counts as markup: titles arrive escaped. */
export function readRuns(html: string): Run[] {
  const runs: Run[] = [];
  const open: { readonly tag: string; readonly look: Look }[] = [];
  for (const [, closing, tag = '', attributes = '', text] of withRestJoined(html).matchAll(
    /<(\/?)(i|em|b|strong|sup|sub|span|div|a)\b([^>]*)>|([^<]+|<)/gu,
  )) {
    if (text !== undefined) {
      const look: Look = Object.assign({}, ...open.map((each) => each.look));
      push(runs, { text: unescaped(text), ...look });
    } else if (closing === '/') {
      const at = open.findLastIndex((each) => each.tag === tag);
      if (at !== -1) open.splice(at, 1);
    } else open.push({ tag, look: lookOf(tag, attributes) });
  }
  return runs;
}

export const textOfRuns = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

function lookOf(tag: string, attributes: string): Look {
  if (attributes.includes('small-caps')) return { smallCapitals: true };
  if (attributes.includes('font-style:normal')) return {};
  return looks[tag] ?? {};
}

function push(runs: Run[], run: Run): void {
  const text = runs.length === 0 ? run.text.trimStart() : run.text;
  if (text === '') return;
  const last = runs.at(-1);
  const isSame =
    last !== undefined &&
    last.italic === run.italic &&
    last.bold === run.bold &&
    last.raised === run.raised &&
    last.smallCapitals === run.smallCapitals;
  if (isSame) runs[runs.length - 1] = { ...last, text: last.text + text };
  else runs.push({ ...run, text });
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

function unescaped(text: string): string {
  return text.replaceAll(/&(?:#(\d+)|([a-z]+));/gu, (whole, code, name) =>
    typeof code === 'string' ? String.fromCodePoint(Number(code)) : (entities[String(name)] ?? whole),
  );
}
