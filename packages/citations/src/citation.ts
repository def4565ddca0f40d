/** One work in a citation. */
export interface CitedWork {
  /** Id of the reference. */
  readonly reference: string;
  /** A page or another locator, as typed. */
  readonly locator: string;
  readonly prefix: string;
  readonly suffix: string;
}

/** A citation in the text: everything in one pair of brackets. */
export interface Citation {
  readonly works: readonly CitedWork[];
  /** The author is part of the sentence. */
  readonly narrative: boolean;
}

/** Citations with the same key have the same text. */
export const citationKey = ({ works, narrative }: Citation): string =>
  JSON.stringify([
    narrative,
    ...works.map(({ reference, locator, prefix, suffix }) => [reference, locator, prefix, suffix]),
  ]);

/** Reads a citation from the attributes of its node. Works without a reference id are left out. */
export function citationOf(attributes: Readonly<Record<string, unknown>>): Citation {
  const { reference, narrative, more } = attributes;
  const further = Array.isArray(more) ? more.map(workOf) : [];
  const works = [workOf({ ...attributes, reference: idOf(reference) }), ...further];
  return { works: works.filter((work) => work.reference !== ''), narrative: narrative === true };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function workOf(value: unknown): CitedWork {
  const fields: Readonly<Record<string, unknown>> = isRecord(value) ? value : {};
  return {
    reference: text(fields['reference']),
    locator: text(fields['locator']),
    prefix: text(fields['prefix']),
    suffix: text(fields['suffix']),
  };
}

/** Older citations hold the reference itself. */
function idOf(reference: unknown): string {
  return isRecord(reference) ? text(reference['id']) : text(reference);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
