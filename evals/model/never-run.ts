import { catalogue } from '../../apps/api/src/local-model/command/catalogue.ts';

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z\d]+/gu, '');

/** The models offered by `npm run model` on which nobody has run these tasks. */
export const neverRun = (run: readonly string[]): string[] =>
  catalogue.filter(({ id }) => !run.some((name) => plain(name).includes(plain(id)))).map(({ name }) => name);

/** Prints them. */
export function neverRunSentence(run: readonly string[]): string {
  const left = neverRun(run);
  if (left.length === 0) return 'Every model that `npm run model` offers has been run.';
  return `Nobody has run these yet: ${left.join(', ')}. What the list of models says of them follows from their size.`;
}
