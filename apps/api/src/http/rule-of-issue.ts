import { validationSentences } from '@octavo/contract/validation-sentences';
import type { ZodError } from 'zod';

type Issue = ZodError['issues'][number];

const sentences: ReadonlySet<string> = new Set(Object.values(validationSentences));
/** How the parser's own messages begin; the contract's messages state the rule themselves. */
const fromParser = /^(?:Invalid|Too (?:big|small)|Unrecognized)\b/;

/** Whether the message is a sentence of the specification, which stands alone. */
export const isSentence = ({ message }: Issue): boolean => sentences.has(message);

/** Says what is required, instead of what the parser expected: "must be one of: iban, paypal". */
export function ruleOf(issue: Issue): string {
  if (!fromParser.test(issue.message)) return issue.message.replace(/\.$/, '');
  switch (issue.code) {
    case 'invalid_value':
      return `must be ${issue.values.length === 1 ? '' : 'one of: '}${issue.values.join(', ')}`;
    case 'invalid_type':
      return `must be ${kindOf(issue.expected)}`;
    case 'too_small':
      return `must ${amount(issue.origin, 'at least', issue.minimum)}`;
    case 'too_big':
      return `must ${amount(issue.origin, 'at most', issue.maximum)}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `must not have ${issue.keys.map((key) => `"${key.slice(0, 100)}"`).join(', ')}`;
    case 'invalid_format':
      return `must be ${formats[issue.format] ?? 'of another form'}`;
    default:
      return 'is not as expected';
  }
}

const formats: Readonly<Record<string, string>> = {
  datetime: 'a time in UTC, as 2026-01-31T09:00:00Z',
  email: 'an email address',
  url: 'an address of a page',
  uuid: 'a UUID',
};

const kinds: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'a text',
};

const kindOf = (expected: string): string => kinds[expected] ?? 'of another type';

const units: Readonly<Record<string, string>> = { string: 'characters', array: 'entries', file: 'bytes' };

function amount(origin: string, bound: 'at least' | 'at most', count: number | bigint): string {
  const unit = units[origin];
  return unit === undefined ? `be ${bound} ${count}` : `have ${bound} ${count} ${unit}`;
}
