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

/**
 * The states that a story file describes: the names in its `const states`, which is among the parameters of all its
 * stories. The file is read as text since it cannot be imported outside a browser; the compiler checks the rest.
 */
export function describedStates(source: string, fileName: string): readonly string[] {
  const csf = loadCsf(source, { fileName, makeTitle: (title) => title ?? fileName }).parse();
  const parameters = csf._metaAnnotations['parameters'];
  if (parameters?.type !== 'ObjectExpression' || !parameters.properties.some(isStates)) return [];
  return csf._ast.program.body.flatMap((statement) =>
    statement.type === 'VariableDeclaration' ? statement.declarations.flatMap(namesOfStates) : [],
  );
}

type Statement = ReturnType<typeof loadCsf>['_ast']['program']['body'][number];
type Declaration = Extract<Statement, { type: 'VariableDeclaration' }>['declarations'][number];

function isStates(property: Argument): boolean {
  return (
    property.type === 'ObjectProperty' &&
    property.key.type === 'Identifier' &&
    property.key.name === 'states' &&
    property.shorthand
  );
}

function namesOfStates({ id, init }: Declaration): readonly string[] {
  if (id.type !== 'Identifier' || id.name !== 'states' || init?.type !== 'ObjectExpression') return [];
  return init.properties.map((property) => {
    if (property.type !== 'ObjectProperty') throw new Error('each state is written out');
    if (property.key.type === 'Identifier') return property.key.name;
    if (property.key.type === 'StringLiteral') return property.key.value;
    throw new Error('a state is described by its name');
  });
}
