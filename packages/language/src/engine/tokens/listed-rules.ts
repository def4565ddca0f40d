/** A mistake that is known by its words, as it is written in a list. */
export interface ListedRule {
  /** The file it stands in, by its name. */
  readonly topic: string;
  readonly name: string;
  readonly reason: string;
  /** What is wrong, where the reason alone does not say it. */
  readonly summary: string | undefined;
  /** What is looked for, with its short names written out. */
  readonly source: string;
  /** What stands there instead, the likeliest first. */
  readonly right: readonly string[];
  readonly proof: Proof;
}

/** Sentences that show what a rule does. */
export interface Proof {
  readonly mended: readonly (readonly [wrong: string, right: string])[];
  /** Sentences that look like the mistake and are right. */
  readonly right: readonly string[];
}

/** Begins a file where several are read as one text. */
export const topicLine = (topic: string): string => `=== ${topic}`;

/** Before `wrong` in brackets and behind it. */
const arrow = ' =>';
const shortName = /(?<!\(\?|\\k)<(?<name>[a-z]\w*)>/gi;

/**
 * The rules of lists, in the order of the lines. A line is one of these:
 *
 * - `// …` says something to who reads it;
 * - `place = (?:school|church)` gives a pattern a short name for this file: `<place>` stands for it further down;
 * - `# Name | Reason | summary` begins the rules of that name;
 * - `the [wrong] words => right | or this` is a rule;
 * - below a rule, further in: `  A sentence that is wrong. => The same sentence mended.` or `  A right sentence.`
 *
 * @throws Error where a line is none of them
 */
export function listedRules(text: string): ListedRule[] {
  const rules: (ListedRule & { proof: { mended: [string, string][]; right: string[] } })[] = [];
  let topic = '';
  let head: Pick<ListedRule, 'name' | 'reason' | 'summary'> | undefined;
  let names = new Map<string, string>();
  const written = (pattern: string): string =>
    pattern.replaceAll(shortName, (short, name: string) => names.get(name) ?? short);

  for (const line of text.split('\n')) {
    const [, opened] = /^=== (.+)$/.exec(line) ?? [];
    const [, name, pattern] = /^([a-z]\w*) = (.+)$/i.exec(line) ?? [];
    if (line.trim() === '' || line.startsWith('//')) continue;
    if (opened !== undefined) {
      topic = opened;
      names = new Map();
    } else if (line.startsWith('# ')) {
      const [rule = '', reason = '', summary] = line.slice(2).split(' | ');
      head = { name: rule, reason, summary };
    } else if (line.startsWith('  ')) {
      const [first = '', second] = line.trim().split(`${arrow} `);
      const proof = rules.at(-1)?.proof;
      if (second === undefined) proof?.right.push(first);
      else proof?.mended.push([first, second]);
    } else if (line.includes(arrow) && head) {
      const [source = '', right = ''] = line.split(arrow).map((side) => side.trim());
      rules.push({
        topic,
        ...head,
        source: written(source),
        right: right.split(' | '),
        proof: { mended: [], right: [] },
      });
    } else if (name !== undefined && pattern !== undefined) {
      names.set(name, written(pattern));
    } else {
      throw new Error(`No rule, in ${topic}: ${line}`);
    }
  }
  return rules;
}
