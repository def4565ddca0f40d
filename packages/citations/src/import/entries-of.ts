const start = /^[ \t]*@\w{1,40}\s{0,20}[{(]/gimu;
const named = /^[ \t]*@(?<type>\w{1,40})\s{0,20}[{(]\s{0,20}(?<key>[^\s,{}"=]{1,400})/iu;
const inherits = /\bcrossref\s{0,20}=\s{0,20}["{]?\s{0,20}(?<key>[^\s,{}"]{1,400})/iu;

/**
 * The entries of a BibTeX file that have one of these keys, with those that they inherit from and the abbreviations of
 * the file: parsing takes milliseconds for each entry, and a file may be the whole library of its author.
 */
export function entriesOf(text: string, keys: ReadonlySet<string>): string {
  const starts = Array.from(text.matchAll(start), ({ index }) => index);
  const entries = starts.map((from, at) => {
    const entry = text.slice(from, starts[at + 1]);
    const { type = '', key = '' } = named.exec(entry)?.groups ?? {};
    return { entry, key, isString: /^string$/iu.test(type) };
  });
  const parents = entries
    .filter(({ key }) => keys.has(key))
    .map(({ entry }) => inherits.exec(entry)?.groups?.['key'] ?? '');
  const wanted = new Set([...keys, ...parents]);
  return entries
    .filter(({ key, isString }) => isString || wanted.has(key))
    .map(({ entry }) => entry)
    .join('');
}
