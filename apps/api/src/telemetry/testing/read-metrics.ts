type Labels = Readonly<Record<string, string>>;

export interface Sample {
  readonly name: string;
  readonly labels: Labels;
  readonly value: number;
}

const types = ['counter', 'gauge', 'histogram', 'summary'];
const sampleLine = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? ([Nn]a[Nn]|[+-]Inf|[+-]?\d[\d.e+-]*)$/;
const labelPair = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"(?:,|$)/y;

/**
 * Reads metrics and applies the rules of the text format: each metric has one HELP and one TYPE before its samples, its
 * lines stand together, no sample occurs twice, and the buckets of a histogram add up.
 * https://prometheus.io/docs/instrumenting/exposition_formats/
 * @throws an error that quotes the first line that breaks a rule
 */
export function readMetrics(text: string): Sample[] {
  if (!text.endsWith('\n')) throw new Error('The last line has no end.');
  const samples: Sample[] = [];
  const keys = new Set<string>();
  const closed = new Set<string>();
  let current: { readonly name: string; help: boolean; type: string | undefined } | undefined;
  for (const line of text.slice(0, -1).split('\n')) {
    const fail = (why: string): never => {
      throw new Error(`${why}: ${line}`);
    };
    if (line === '') continue;
    const [, word, name = '', rest = ''] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line) ?? [];
    if (word !== undefined) {
      if (current?.name !== name) {
        if (closed.has(name)) fail('in two places');
        closed.add(name);
        current = { name, help: false, type: undefined };
      }
      if (word === 'HELP') {
        if (current.help) fail('described twice');
        current.help = true;
      } else {
        if (current.type !== undefined || !types.includes(rest)) fail('wrong type');
        current.type = rest;
      }
      continue;
    }
    const [, sample = '', inside = '', value = ''] = sampleLine.exec(line) ?? fail('not a sample');
    const endings = current?.type === 'histogram' ? ['_bucket', '_sum', '_count'] : [''];
    if (!current?.help || !endings.some((ending) => current?.name + ending === sample)) {
      fail('without its own HELP and TYPE');
    }
    if (current?.type === 'counter' && !(Number(value) >= 0)) fail('a negative counter');
    const labels = readLabels(inside) ?? fail('wrong labels');
    const key = `${sample}${JSON.stringify(Object.entries(labels).map(String).toSorted())}`;
    if (keys.has(key)) fail('twice');
    keys.add(key);
    samples.push({ name: sample, labels, value: Number(value.replace('Inf', 'Infinity')) });
  }
  checkHistograms(samples);
  return samples;
}

function readLabels(inside: string): Labels | undefined {
  const labels: Record<string, string> = {};
  labelPair.lastIndex = 0;
  let end = 0;
  while (end < inside.length) {
    const [, name, value] = labelPair.exec(inside) ?? [];
    if (name === undefined || value === undefined || name in labels) return undefined;
    labels[name] = value;
    end = labelPair.lastIndex;
  }
  return labels;
}

function checkHistograms(samples: readonly Sample[]): void {
  const series = new Map<string, Sample[]>();
  for (const sample of samples.filter(({ labels }) => 'le' in labels)) {
    const { le: _, ...labels } = sample.labels;
    const key = `${sample.name} ${JSON.stringify(labels)}`;
    series.set(key, [...(series.get(key) ?? []), sample]);
  }
  for (const [key, buckets] of series) {
    const values = buckets.map(({ value }) => value);
    const [name = '', labels = ''] = key.split('_bucket ');
    const total = samples.find(
      (sample) => sample.name === `${name}_count` && JSON.stringify(sample.labels) === labels,
    )?.value;
    const rises = values.every((value, index) => value >= (values[index - 1] ?? 0));
    if (!rises || buckets.at(-1)?.labels['le'] !== '+Inf' || values.at(-1) !== total) {
      throw new Error(`The buckets of ${key} do not add up.`);
    }
  }
}
