import {
  API,
  type Project,
  SignatureKind,
  type Symbol as ComponentSymbol,
  SymbolFlags,
  type Type,
} from 'typescript/unstable/sync';
import type { ComponentDoc } from './documented.ts';
import { defaultsOf } from './defaults-of.ts';
import { documentProp } from './document-prop.ts';

/**
 * Reads a component's properties from the compiler's types. `react-docgen` does not follow types beyond a file, and
 * `react-docgen-typescript` needs the compiler's old API.
 */
export class ComponentDocs {
  readonly #api: API;
  readonly #project: Project;

  /** @param folder of the project, with its `tsconfig.json` */
  constructor(folder: string) {
    this.#api = new API({ cwd: folder });
    const config = `${folder}/tsconfig.json`;
    const project = this.#api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (project === undefined) throw new Error(`${config} is no project.`);
    this.#project = project;
  }

  /** The components that a file exports. */
  of(path: string): readonly ComponentDoc[] {
    const { checker, program } = this.#project;
    const file = program.getSourceFile(path);
    const exports = file && checker.getSymbolAtLocation(file);
    if (!exports) return [];
    return checker.getExportsOfModule(exports).flatMap((symbol) => this.#document(symbol) ?? []);
  }

  close(): void {
    this.#api.close();
  }

  #document(symbol: ComponentSymbol): ComponentDoc | null {
    if (!/^[A-Z]/u.test(symbol.name) || (symbol.flags & SymbolFlags.Value) === 0) return null;
    const { checker } = this.#project;
    const type = checker.getTypeOfSymbol(symbol);
    const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
    if (signature === undefined) return null;
    const props = signature.parameters.length > 0 ? checker.getParameterType(signature, 0) : undefined;
    const defaults = defaultsOf(signature, this.#project);
    return {
      displayName: symbol.name,
      description: symbol.getDocumentationComment(checker),
      documented: props
        ? this.#propsOf(props).map((prop) => documentProp(prop, defaults, this.#project))
        : [],
    };
  }

  /** Only properties declared in this project: those that every element has are not repeated on every page. */
  #propsOf(type: Type): readonly ComponentSymbol[] {
    const { checker } = this.#project;
    const variants = type.isUnionType() ? type.getTypes() : [type];
    const own = variants
      .flatMap((variant) => checker.getPropertiesOfType(variant))
      .filter(({ declarations }) => declarations.some(({ path }) => !path.includes('/node_modules/')));
    return [...new Map(own.map((prop) => [prop.name, prop])).values()];
  }
}
