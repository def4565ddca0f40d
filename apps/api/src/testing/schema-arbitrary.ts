import fc from 'fast-check';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const numberOf = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;

/** Values that no schema allows, but that callers send all the same. */
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '\0',
    '\uD800',
    '../../etc/passwd',
    "' or 1=1 --",
    '<script>',
    '__proto__',
    -1,
    1e308,
    [],
    {},
    true,
    'x'.repeat(5_000),
  ),
  fc.jsonValue({ maxDepth: 4 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

const deepest = 5;

/**
 * Values that fit a schema of an OpenAPI document, occasionally containing one that does not.
 *
 * @param resolve returns the schema that a `$ref` names
 */
export function schemaArbitrary(
  schema: unknown,
  resolve: (ref: string) => unknown,
  depth = 0,
): fc.Arbitrary<unknown> {
  const fitting = depth > deepest ? fc.constant(null) : fittingOf(schema, resolve, depth);
  return fc.oneof({ arbitrary: fitting, weight: 12 }, { arbitrary: hostile, weight: 1 });
}

function fittingOf(schema: unknown, resolve: (ref: string) => unknown, depth: number): fc.Arbitrary<unknown> {
  if (!isFields(schema)) return hostile;
  const inner = (part: unknown): fc.Arbitrary<unknown> => schemaArbitrary(part, resolve, depth + 1);
  if (typeof schema['$ref'] === 'string') return inner(resolve(schema['$ref']));
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom<unknown>(...schema['enum']);
  const choices = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])];
  if (choices.length > 0) return fc.oneof(...choices.map(inner));
  switch (schema['type']) {
    case 'object': {
      const fields = isFields(schema['properties']) ? schema['properties'] : {};
      const required = listOf(schema['required']).map(String);
      const made = Object.fromEntries(Object.entries(fields).map(([name, part]) => [name, inner(part)]));
      return fc.record(made, { requiredKeys: required.filter((name) => name in made) });
    }
    case 'array':
      return fc.array(inner(schema['items']), {
        minLength: numberOf(schema['minItems'], 0),
        maxLength: Math.min(numberOf(schema['maxItems'], 4), Math.max(numberOf(schema['minItems'], 0), 4)),
      });
    case 'string':
      return fc.string({
        unit: 'grapheme',
        minLength: numberOf(schema['minLength'], 0),
        maxLength: Math.max(
          numberOf(schema['minLength'], 0),
          Math.min(numberOf(schema['maxLength'], 200), 200),
        ),
      });
    case 'integer':
      return fc.integer({
        min: Math.max(numberOf(schema['minimum'], -1_000), -1_000_000),
        max: Math.min(numberOf(schema['maximum'], 1_000_000), 1_000_000),
      });
    case 'number':
      return fc.double({
        min: numberOf(schema['minimum'], -1e6),
        max: numberOf(schema['maximum'], 1e6),
        noNaN: true,
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return hostile;
  }
}
