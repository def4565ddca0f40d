type Fields = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isPresent = (part: unknown): part is string | number =>
  typeof part === 'number' || (typeof part === 'string' && part !== '');

/** Family names, the first one only for three or more people; the title if nobody is named. */
function names({ authors, editors, title }: Fields): unknown {
  if (isPresent(authors)) return authors;
  const [signed = []] = [listOf(authors), listOf(editors)].filter((people) => people.length > 0);
  const families = signed.filter(isPresent).map((person) => String(person).split(',', 1)[0] ?? '');
  if (families.length > 2) return `${families[0]} et al.`;
  return families.length > 0 ? families.join(' & ') : title;
}

function place(locator: unknown): unknown {
  if (typeof locator !== 'string' || !/^\d/u.test(locator)) return locator;
  return `${/\d\D+\d/u.test(locator) ? 'pp.' : 'p.'} ${locator.replaceAll('-', '–')}`;
}

/** The works of a citation: the names of each, and what follows them. */
function worksOf(attributes: Fields) {
  return [attributes, ...listOf(attributes['more'])]
    .filter(isRecord)
    .flatMap(({ reference, locator, prefix, suffix }) => {
      if (!isRecord(reference)) return [];
      const named = [prefix, names(reference)].filter(isPresent).join(' ');
      const rest = [reference['year'], place(locator)].filter(isPresent).join(', ');
      const said = [rest, suffix].filter(isPresent).join(' ');
      return named + said === '' ? [] : [{ named, said }];
    })
    .toSorted((one, other) => one.named.localeCompare(other.named));
}

/**
 * How a citation reads in the text until its style is known: the authors, years and pages of its works, much as in APA,
 * or its number if the works are unknown.
 */
export function citationLabel(attributes: Fields): string {
  const { index, narrative } = attributes;
  const works = worksOf(attributes);
  const [first] = works;
  if (first === undefined) return `[${typeof index === 'number' ? index : 0}]`;
  const isNarrative = narrative === true && first.named !== '';
  let [named, label] = isNarrative ? [first.named, ''] : ['', ''];
  for (const work of works) {
    const isSame = work.named === named;
    const part = isSame ? work.said : [work.named, work.said].filter(isPresent).join(', ');
    label += label === '' ? part : `${isSame ? ', ' : '; '}${part}`;
    named = work.named;
  }
  if (!isNarrative) return `(${label})`;
  return label === '' ? first.named : `${first.named} (${label})`;
}
