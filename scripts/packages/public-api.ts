import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { builtName, type SourcePackage } from './source-package.ts';

/** An export of an entry point, as the declarations have it. */
export interface PublicExport {
  readonly name: string;
  /** Its declaration, without comments. */
  readonly text: string;
  /** The first sentence of its docstring. */
  readonly summary: string;
}

type Exports = ReadonlyMap<string, PublicExport>;
type Program = ReturnType<typeof parseSync>['program'];
type Statement = Program['body'][number];
type Declared = Extract<Statement, { type: 'ExportNamedDeclaration' }>['declaration'];

interface DeclarationFile {
  readonly code: string;
  readonly body: readonly Statement[];
  readonly comments: readonly { readonly value: string; readonly start: number; readonly end: number }[];
}

/** The exports of each entry point of a built package. */
export function publicApi({ dist, entries }: SourcePackage): ReadonlyMap<string, readonly PublicExport[]> {
  return new Map(
    Object.entries(entries).map(([entry, file]) => {
      const exports = exportsOf(join(dist, builtName(file.replace(/^\.\//, ''))).replace(/\.js$/, '.d.ts'));
      return [entry, [...exports.values()].toSorted((one, other) => one.name.localeCompare(other.name))];
    }),
  );
}

const read = new Map<string, DeclarationFile>();

function declarationFile(path: string): DeclarationFile {
  const known = read.get(path);
  if (known) return known;
  const code = readFileSync(path, 'utf8');
  const { program, comments } = parseSync(path, code, { lang: 'dts', sourceType: 'module' });
  const file = { code, body: program.body, comments };
  read.set(path, file);
  return file;
}

function exportsOf(path: string, within: readonly string[] = []): Exports {
  if (within.includes(path)) return new Map();
  const { body } = declarationFile(path);
  const next = [...within, path];
  const found = new Map<string, PublicExport>();
  const add = (name: string, each: PublicExport | undefined) => {
    if (each) found.set(name, { ...each, name });
  };
  for (const statement of body) {
    if (statement.type === 'ExportAllDeclaration') {
      const { value } = statement.source;
      if (statement.exported) {
        const name = nameOf(statement.exported);
        const inner = value.startsWith('.') ? [...exportsOf(targetOf(path, value), next).values()] : [];
        add(name, {
          name,
          text: `namespace ${name} { ${inner.map(({ text }) => text).join(' ')} }`,
          summary: '',
        });
      } else if (value.startsWith('.')) {
        for (const [name, each] of exportsOf(targetOf(path, value), next)) add(name, each);
      } else {
        add(`* from ${value}`, { name: '', text: `export * from '${value}'`, summary: '' });
      }
    } else if (statement.type === 'ExportNamedDeclaration') {
      if (statement.declaration) {
        for (const name of declaredNames(statement.declaration)) add(name, declared(path, name));
      }
      for (const specifier of statement.specifiers) {
        const local = nameOf(specifier.local);
        const source = statement.source?.value;
        add(
          nameOf(specifier.exported),
          source === undefined ? named(path, local, next) : from(path, source, local, next),
        );
      }
    } else if (statement.type === 'ExportDefaultDeclaration') {
      const { code } = declarationFile(path);
      add('default', {
        name: 'default',
        text: textOf(path, code, statement.start, statement.end),
        summary: '',
      });
    }
  }
  return found;
}

/** A name in a file: declared there, or imported. */
function named(path: string, name: string, within: readonly string[]): PublicExport | undefined {
  const own = declared(path, name);
  if (own) return own;
  for (const statement of declarationFile(path).body) {
    if (statement.type !== 'ImportDeclaration') continue;
    for (const specifier of statement.specifiers) {
      if (specifier.local.name !== name) continue;
      const imported = specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : specifier.type;
      return from(path, statement.source.value, imported, within);
    }
  }
  return undefined;
}

function from(
  path: string,
  source: string,
  name: string,
  within: readonly string[],
): PublicExport | undefined {
  if (!source.startsWith('.')) return { name, text: `${name} from '${source}'`, summary: '' };
  return exportsOf(
    targetOf(path, source),
    within.filter((each) => each !== targetOf(path, source)),
  ).get(name);
}

function declared(path: string, name: string): PublicExport | undefined {
  const { code, body } = declarationFile(path);
  const texts: string[] = [];
  let summary = '';
  for (const statement of body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (!declaration || !isDeclaration(declaration) || !declaredNames(declaration).includes(name)) continue;
    texts.push(textOf(path, code, declaration.start, declaration.end));
    summary ||= summaryBefore(path, statement.start);
  }
  return texts.length === 0 ? undefined : { name, text: texts.join(' '), summary };
}

const isDeclaration = (statement: Statement | NonNullable<Declared>): statement is NonNullable<Declared> =>
  /(?:Declaration|TSDeclareFunction)$/.test(statement.type) && !/^(?:Import|Export)/.test(statement.type);

function declaredNames(declaration: NonNullable<Declared>): readonly string[] {
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  }
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
}

/** The text of a declaration on one line, without comments. */
function textOf(path: string, code: string, start: number, end: number): string {
  let text = '';
  let at = start;
  for (const comment of declarationFile(path).comments) {
    if (comment.start < at || comment.end > end) continue;
    text += code.slice(at, comment.start);
    at = comment.end;
  }
  return (text + code.slice(at, end)).replaceAll(/\s+/g, ' ').trim();
}

function summaryBefore(path: string, start: number): string {
  const { code, comments } = declarationFile(path);
  const comment = comments.findLast(({ end }) => end <= start && code.slice(end, start).trim() === '');
  if (!comment?.value.startsWith('*')) return '';
  const text = comment.value
    .replaceAll(/^\s*\*+ ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return /^.*?[.!?](?=\s|$)/.exec(text.replace(/\s*@.*$/, ''))?.[0] ?? text.replace(/\s*@.*$/, '');
}

const targetOf = (reader: string, specifier: string) =>
  join(dirname(reader), specifier).replace(/\.js$/, '.d.ts');

const nameOf = (name: { readonly type: string; readonly name?: string; readonly value?: unknown }): string =>
  name.name ?? String(name.value);
