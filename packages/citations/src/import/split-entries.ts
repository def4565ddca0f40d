/** A `@` that opens an entry stands at the start of a line: one that is broken takes no other with it. */
const bibtexEntry = /^[ \t]*(?=@[a-z]+\s*[{(])/gimu;
const bibtexString = /^@string\s*[{(]\s*([^\s=]+)\s*=/iu;
const bibtexRemark = /^@(?:comment|preamble)\b/iu;

/** How much of abbreviations is read with each entry. */
const mostAbbreviations = 20_000;

/** The entries of a BibTeX file one by one, each behind the abbreviations that it uses; also what stands between them. */
export function bibtexEntries(text: string): { readonly entry: string; readonly abbreviations: string }[] {
  const parts = text
    .split(bibtexEntry)
    .filter((part) => part.startsWith('@'))
    .flatMap((part) => cutAt(part, endOfEntry(part)));
  const abbreviations = parts.flatMap((part) => {
    const name = bibtexString.exec(part)?.[1];
    return name === undefined ? [] : [{ name: name.toLowerCase(), text: `${part}\n` }];
  });
  return parts
    .filter((part) => !bibtexString.test(part) && !bibtexRemark.test(part))
    .map((part) => {
      const lower = part.toLowerCase();
      const used = abbreviations.filter(({ name }) => lower.includes(name)).map((each) => each.text);
      return { entry: part, abbreviations: used.join('').slice(0, mostAbbreviations) };
    });
}

/** Lines with which databases begin their files. */
const risHeader = /^(?:provider|database|content) ?:.*$/gimu;

/** The records of a RIS file one by one; also what stands before and between them. */
export const risRecords = (text: string): string[] =>
  text
    .split(/^(?=TY {0,2}- ?)/mu)
    .flatMap((part) =>
      part.startsWith('TY') ? cutAt(part, endOfRecord(part)) : cutAt(part.replaceAll(risHeader, ''), 0),
    );

/** Behind the brace that closes an entry; where none does, its whole length. */
function endOfEntry(part: string): number {
  let depth = 0;
  for (const { 0: brace, index } of part.matchAll(/\\.|[{}]/gsu)) {
    if (brace === '{') depth += 1;
    if (brace === '}') depth -= 1;
    if (brace === '}' && depth === 0) return index + 1;
  }
  return part.length;
}

function endOfRecord(part: string): number {
  const end = /^ER {0,2}-.*$/mu.exec(part);
  return end === null ? part.length : end.index + end[0].length;
}

const cutAt = (part: string, at: number): string[] =>
  [part.slice(0, at).trim(), part.slice(at).trim()].filter((each) => each !== '');
