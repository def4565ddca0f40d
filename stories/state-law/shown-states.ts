import { loadCsf } from 'storybook/internal/csf-tools';

/** The state that each story of a file shows, where it uses the file's own component. */
export function shownStates(source: string, fileName: string): readonly string[] {
  const csf = loadCsf(source, { fileName, makeTitle: (title) => title ?? fileName }).parse();
  return Object.values(csf._storyAnnotations).flatMap(({ args, render }) =>
    render || args?.type !== 'ObjectExpression' ? [] : args.properties.flatMap(stateOf),
  );
}

/** The ids of all stories of a file, as in Storybook's addresses. */
export function storyIds(source: string, fileName: string): readonly string[] {
  const csf = loadCsf(source, { fileName, makeTitle: (title) => title ?? fileName }).parse();
  return csf.stories.map(({ id }) => id);
}

type Argument = Extract<
  ReturnType<typeof loadCsf>['_storyAnnotations'][string][string],
  { type: 'ObjectExpression' }
>['properties'][number];

function stateOf(argument: Argument): readonly string[] {
  if (argument.type !== 'ObjectProperty' || argument.key.type !== 'Identifier') return [];
  if (argument.key.name !== 'state') return [];
  if (argument.value.type !== 'StringLiteral') throw new Error('a story names its state in quotes');
  return [argument.value.value];
}
