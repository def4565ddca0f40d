import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isNewer, type OldestVersions } from '../../supported-browsers.ts';

/** MDN's support statement: https://github.com/mdn/browser-compat-data/blob/main/schemas/compat-data-schema.md */
interface Statement {
  readonly version_added: string | false;
  readonly version_removed?: string;
  readonly flags?: readonly unknown[];
  readonly prefix?: string;
  readonly alternative_name?: string;
}
interface Compat {
  readonly support: Readonly<Record<string, Statement | readonly Statement[]>>;
}
interface Tree {
  readonly __compat?: Compat;
  readonly [key: string]: Tree | Compat | undefined;
}

const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
const data: Tree = JSON.parse(readFileSync(file, 'utf8'));

/** A part of the web platform by its path in MDN's data, such as `api.URL.parse_static`. */
export interface Feature {
  readonly id: string;
  /** Each browser with a supported version that lacks it. */
  readonly missingIn: readonly string[];
}

/** MDN's names of each browser, by its name in browserslist. */
const namesInData: Readonly<Record<string, readonly string[]>> = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
};

/** MDN's data on the web platform, compared with the oldest supported versions. */
export class CompatData {
  readonly #oldest: readonly (readonly [name: string, version: string])[];
  readonly #members = new Map<string, Feature[]>();

  constructor(oldest: OldestVersions) {
    this.#oldest = Object.entries(oldest).flatMap(([browser, version]) =>
      (namesInData[browser] ?? []).map((name) => [name, version] as const),
    );
    // A missing interface is skipped, because whatever returns it is missing too. Iterators are the exception: they are
    // older than the members of their interface.
    const interfaces = entries('api').filter(([id]) => (this.feature(id)?.missingIn ?? []).length === 0);
    const builtIn = [...entries('javascript.builtins'), ...entries('javascript.builtins.Intl')];
    for (const [id, each] of [...interfaces, ...builtIn]) {
      for (const name of keysOf(each)) {
        const feature = this.feature(`${id}.${name}`);
        const plain = name.replace(/_static$/, '');
        if (feature !== undefined) this.#members.set(plain, [...this.ofName(plain), feature]);
      }
    }
  }

  /** The first of these paths that MDN's data contains. */
  feature(...ids: readonly string[]): Feature | undefined {
    for (const id of ids) {
      const compat = find(id)?.__compat;
      if (compat !== undefined) return { id, missingIn: this.#missingIn(compat) };
    }
    return undefined;
  }

  /** All members of that name, whatever their interface. */
  ofName(name: string): readonly Feature[] {
    return this.#members.get(name) ?? [];
  }

  /**
   * MDN's entry for a member: by the interface that declares it, or, if MDN lists it under another one (a mixin), the
   * first of that name provided that all of them are missing.
   */
  member(owner: string, name: string): Feature | undefined {
    // A member of a style is a CSS property.
    if (/^CSSStyle(?:Declaration|Properties)$/.test(owner)) {
      return this.feature(`api.CSSStyleDeclaration.${name}`, `css.properties.${kebab(name)}`);
    }
    const known = this.feature(
      `api.${owner}.${name}`,
      `api.${owner}.${name}_static`,
      `javascript.builtins.${owner}.${name}`,
      `javascript.builtins.Intl.${owner}.${name}`,
    );
    if (known !== undefined) return known;
    const all = this.ofName(name);
    return all.every(({ missingIn }) => missingIn.length > 0) ? all[0] : undefined;
  }

  global(name: string): Feature | undefined {
    return this.feature(`api.${name}`, `javascript.builtins.${name}`, `api.Window.${name}`);
  }

  #missingIn({ support }: Compat): string[] {
    return this.#oldest.flatMap(([name, version]) => {
      const said = support[name];
      // The data does not cover this kind of browser for this feature, such as one without pages.
      if (said === undefined) return [];
      const statements = Array.isArray(said) ? said : [said];
      if (statements.some((statement: Statement) => holds(statement, version))) return [];
      const since = statements.find(isPlain)?.version_added ?? false;
      return [since === false ? name : `${name} < ${since}`];
    });
  }
}

/** The CSS name of a property as used in scripts. */
export const kebab = (name: string): string =>
  name
    .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .replace(/^(webkit|moz)-/, '-$1-')
    .replace(/^--(webkit|moz)/, '-$1');

const isPlain = ({ flags, prefix, alternative_name }: Statement): boolean =>
  flags === undefined && prefix === undefined && alternative_name === undefined;

function holds(statement: Statement, version: string): boolean {
  const { version_added: added, version_removed: removed } = statement;
  if (!isPlain(statement) || added === false || added === 'preview') return false;
  return !isNewer(added.replace('≤', ''), version) && (removed === undefined || isNewer(removed, version));
}

function find(id: string): Tree | undefined {
  let tree: Tree | undefined = data;
  for (const key of id.split('.')) {
    const next: Tree | Compat | undefined =
      tree !== undefined && Object.hasOwn(tree, key) ? tree[key] : undefined;
    tree = isTree(next) ? next : undefined;
  }
  return tree;
}

/** Compat data is only found under its own key, which is not part of a path. */
const isTree = (value: Tree | Compat | undefined): value is Tree => value !== undefined;

const keysOf = (tree: Tree): string[] => Object.keys(tree).filter((key) => key !== '__compat');

const entries = (id: string): [string, Tree][] =>
  keysOf(find(id) ?? {}).flatMap((key): [string, Tree][] => {
    const tree = find(`${id}.${key}`);
    return tree === undefined ? [] : [[`${id}.${key}`, tree]];
  });
