import { routes } from '@octavo/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { isSentence, ruleOf } from './rule-of-issue.ts';

/** Values that a caller may send instead of any other. */
const wrong: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'no such word',
  'x'.repeat(100_000),
  -1,
  0.5,
  1e12,
  Number.NaN,
  true,
  [],
  [null],
  Array.from({ length: 5000 }, () => 'x'),
  {},
  { unknown: null },
];

const schemasOf = (request: object): readonly z.ZodType[] =>
  Object.entries(request).flatMap(([part, value]) => {
    if (part !== 'body') return value instanceof z.ZodType ? [value] : [];
    const content: object = Reflect.get(value, 'content');
    return Object.values(content).map((one): z.ZodType => Reflect.get(one, 'schema'));
  });

const cases = Object.entries(routes).flatMap(([name, route]) =>
  'request' in route ? schemasOf(route.request).map((schema) => [name, schema] as const) : [],
);

/** Each value instead of the whole, of each field, and of each field of a field. */
function inputs(schema: z.ZodType, depth = 0): readonly unknown[] {
  if (!(schema instanceof z.ZodObject) || depth > 2) return wrong;
  const shape: Readonly<Record<string, z.ZodType>> = schema.shape;
  return [
    ...wrong,
    ...Object.entries(shape).flatMap(([field, inner]) =>
      inputs(inner, depth + 1).map((value) => ({ [field]: value })),
    ),
  ];
}

test('the contract is traversed completely', () => {
  expect(cases.length).toBeGreaterThan(40);
});

test.each(cases)('regression 320: %s names the rule of each refusal, whatever is sent', async (_, schema) => {
  const told = new Set<string>();
  for (const input of inputs(schema)) {
    const { error } = await schema.safeParseAsync(input);
    for (const issue of error?.issues ?? []) {
      told.add(isSentence(issue) ? '' : `${issue.path.join('.')}: ${ruleOf(issue)}`);
    }
  }
  const parser = /Invalid|Too (?:big|small)|Unrecognized|expected|of another|instance/;
  expect([...told].filter((rule) => parser.test(rule))).toEqual([]);
});
