import { readFileSync } from 'node:fs';
import { API, type Project, type Symbol as NamedSymbol } from 'typescript/unstable/sync';
import { parseSync, Visitor } from 'vite';
import type { CompatData, Feature } from './compat-data.ts';
import { lineOf, type Use } from './use.ts';

const libraries = /\/lib\.[^/]+\.d\.ts$/;
const secureContext = 'Available only in secure contexts.';
/** TypeScript's readonly views of browser interfaces, and its name for the base of all iterators. */
const namesInTypes: Readonly<Record<string, string>> = {
  IteratorObject: 'Iterator',
  ReadonlyArray: 'Array',
  ReadonlyMap: 'Map',
  ReadonlySet: 'Set',
};

/**
 * Finds the browser features used by code, from its types: a method belongs to the browser if a TypeScript library
 * declares it. Only names that could be missing somewhere are looked up.
 */
export class CodeFeatures {
  readonly #data: CompatData;
  readonly #api: API;
  readonly #project: Project;
  readonly #secureNames: ReadonlySet<string>;

  /** @param project a tsconfig.json that includes all files to be examined */
  constructor(project: string, data: CompatData) {
    this.#data = data;
    this.#api = new API();
    const opened = this.#api.updateSnapshot({ openProjects: [project] }).getProject(project);
    if (opened === undefined) throw new Error(`${project} is no project of TypeScript.`);
    this.#project = opened;
    const types = opened.program.getSourceFileNames().find((name) => name.endsWith('/lib.dom.d.ts'));
    if (types === undefined) throw new Error(`${project} does not know the DOM.`);
    this.#secureNames = secureNamesIn(readFileSync(types, 'utf8'));
  }

  close(): void {
    this.#api.close();
  }

  usesIn(file: string): Use[] {
    const text = readFileSync(file, 'utf8');
    const { names, takenApart, streams } = placesIn(file, text);
    const asked = names.filter((name) => this.#isAsked(name)).map(({ at }) => at);
    const { checker } = this.#project;
    const symbols = asked.length === 0 ? [] : checker.getSymbolAtPosition(file, asked);
    const parts = takenApart.flatMap(({ name, at, from }) => {
      const type = this.#isAsked({ name, at, isMember: true }) && checker.getTypeAtPosition(file, from);
      return type ? this.#read(checker.getPropertyOfType(type, name)).map((read) => ({ ...read, at })) : [];
    });
    const lines = (at: number | undefined) => ({ file, line: lineOf(text, at ?? 0) });
    const iterated = lacking(this.#data.feature('api.ReadableStream.@@asyncIterator'));
    return [
      ...symbols.flatMap((symbol, index) =>
        this.#read(symbol).map((read) => ({ ...read, ...lines(asked[index]) })),
      ),
      ...parts.map(({ at, ...read }) => ({ ...read, ...lines(at) })),
      ...streams.flatMap((at) => iterated.map((read) => ({ ...read, ...lines(at) }))),
    ];
  }

  #isAsked({ name, isMember }: Name): boolean {
    if (this.#secureNames.has(name)) return true;
    if (!isMember) return (this.#data.global(name)?.missingIn ?? []).length > 0;
    return this.#data.ofName(name).some(({ missingIn }) => missingIn.length > 0);
  }

  #read(symbol: NamedSymbol | undefined): Pick<Use, 'feature' | 'lacks'>[] {
    const declared = symbol?.declarations.find(({ path }) => libraries.test(path));
    const declaration = declared?.resolve(this.#project);
    if (symbol === undefined || declaration === undefined) return [];
    const { name } = symbol;
    const owner = ownerOf(declaration);
    const feature = owner === undefined ? this.#data.global(name) : this.#data.member(owner, name);
    const comment = declaration.getSourceFile().text.slice(declaration.pos, declaration.getStart());
    const id = feature?.id ?? (owner === undefined ? `api.${name}` : `api.${owner}.${name}`);
    return [
      ...lacking(feature),
      ...(comment.includes(secureContext) ? [{ feature: id, lacks: 'a page over plain HTTP' }] : []),
    ];
  }
}

const lacking = (feature: Feature | undefined): Pick<Use, 'feature' | 'lacks'>[] =>
  feature === undefined || feature.missingIn.length === 0
    ? []
    : [{ feature: feature.id, lacks: feature.missingIn.join(', ') }];

type Declaration = NonNullable<ReturnType<NamedSymbol['declarations'][number]['resolve']>>;

/** The interface that declares a member: its own name, or for static members that of the variable. */
function ownerOf(declaration: Declaration): string | undefined {
  for (let node = declaration.parent; node !== undefined; node = node.parent) {
    if ('name' in node && isNamed(node.name)) {
      const plain = node.name.text.replace(/Constructor$/, '');
      return namesInTypes[plain] ?? plain;
    }
  }
  return undefined;
}

const isNamed = (name: unknown): name is { readonly text: string } =>
  typeof name === 'object' && name !== null && 'text' in name && typeof name.text === 'string';

interface Name {
  readonly name: string;
  readonly at: number;
  readonly isMember: boolean;
}
interface Places {
  /** Names of members that are read, and of globals; types are ignored. */
  readonly names: readonly Name[];
  /** Members in a destructuring pattern, and the position of the value on the right. */
  readonly takenApart: readonly { readonly name: string; readonly at: number; readonly from: number }[];
  /** The values iterated by `for await`. */
  readonly streams: readonly number[];
}

function placesIn(file: string, text: string): Places {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const names: Name[] = [];
  const streams: number[] = [];
  const takenApart: { name: string; at: number; from: number }[] = [];
  const members = new Set<number>();
  const modules = new Set<string>();
  let types = 0;
  const enter = () => void (types += 1);
  const leave = () => void (types -= 1);
  new Visitor({
    TSTypeAnnotation: enter,
    'TSTypeAnnotation:exit': leave,
    TSTypeParameterInstantiation: enter,
    'TSTypeParameterInstantiation:exit': leave,
    TSTypeAliasDeclaration: enter,
    'TSTypeAliasDeclaration:exit': leave,
    TSInterfaceDeclaration: enter,
    'TSInterfaceDeclaration:exit': leave,
    TSTypeReference: enter,
    'TSTypeReference:exit': leave,
    ImportNamespaceSpecifier: ({ local }) => void modules.add(local.name),
    MemberExpression: ({ computed, object, property }) => {
      if (computed || property.type !== 'Identifier') return;
      members.add(property.start);
      if (object.type === 'Identifier' && modules.has(object.name)) return;
      names.push({ name: property.name, at: property.start, isMember: true });
    },
    Identifier: ({ name, start }) => {
      if (types === 0 && !members.has(start)) names.push({ name, at: start, isMember: false });
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'ObjectPattern' || init?.type !== 'Identifier') return;
      for (const property of id.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        takenApart.push({ name: property.key.name, at: property.start, from: init.start });
      }
    },
    ForOfStatement: ({ await: isAsync, right }) => {
      if (isAsync) streams.push(right.start);
    },
  }).visit(program);
  return { names, takenApart, streams };
}

/** The names that the DOM types mark as unavailable outside secure contexts. */
function secureNamesIn(types: string): ReadonlySet<string> {
  const commented =
    /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*(?:declare\s+)?(?:readonly |interface |var |function |get )*(\w+)/gu;
  return new Set(
    [...types.matchAll(commented)].flatMap(([, comment, name]) =>
      comment?.includes(secureContext) === true && name !== undefined ? [name] : [],
    ),
  );
}
