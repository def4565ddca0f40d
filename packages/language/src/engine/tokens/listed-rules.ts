/** A mistake recognised by its words, as listed in a file. */
export interface ListedRule {
  /** The name of the file it is in. */
  readonly topic: string;
  readonly name: string;
  readonly reason: string;
  /** Explains the mistake where the reason alone does not. */
  readonly summary: string | undefined;
  /** The pattern, with its short names expanded. */
  readonly source: string;
  /** The replacements, the likeliest first. */
  readonly right: readonly string[];
  readonly proof: Proof;
}

/** Sentences that demonstrate a rule. */
export interface Proof {
  readonly mended: readonly (readonly [wrong: string, right: string])[];
  /** Correct sentences that look like the mistake. */
  readonly right: readonly string[];
}

/** Begins a file where several are joined into one text. */
export const topicLine = (topic: string): string => `=== ${topic}`;

/** Separates the mistake from its correction. */
const arrow = ' =>';
const shortName = /(?<!\(\?|\\k)<(?<name>[a-z]\w*)>/gi;

/**
 * Parses the rules of lists, in the order of the lines. A line is one of these:
 *
 * - `// …` is a comment;
 * - `place = (?:school|church)` gives a pattern a short name for the rest of this file, used as `<place>`;
 * - `# Name | Reason | summary` begins the rules of that name;
 * - `the [wrong] words => right | or this` is a rule;
 * - indented below a rule: `  A sentence that is wrong. => The same sentence corrected.` or `  A correct sentence.`
 *
 * @throws Error if a line is none of these
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
