import type { z } from 'zod';

export type ReadObject<Shape> =
  | { readonly fits: true; readonly value: Shape }
  | { readonly fits: false; readonly problem: string };

/** Reads the JSON of an answer, even if a model has put it into a code fence or a sentence. */
export function readObject<Shape>(text: string, schema: z.ZodType<Shape>): ReadObject<Shape> {
  const value = parse(text) ?? parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  if (value === undefined) return { fits: false, problem: 'it is not JSON.' };
  const read = schema.safeParse(value);
  if (read.success) return { fits: true, value: read.data };
  const problems = read.error.issues
    .slice(0, 8)
    .map(({ path, message }) => `${path.join('.') || 'it'}: ${message}`);
  return { fits: false, problem: `${problems.join('; ')}.` };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
