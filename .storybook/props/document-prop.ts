import { isPropertySignatureDeclaration, isUnionTypeNode } from 'typescript/unstable/ast/is';
import {
  NodeBuilderFlags,
  type Project,
  SymbolFlags,
  type Symbol as Prop,
  type Type,
} from 'typescript/unstable/sync';
import type { PropControl, PropDoc } from './documented.ts';

/** Anything longer is left to the code. */
const longest = { detail: 240, computed: 80, values: 12 } as const;

/** @param defaults the component's default values, by property name */
export function documentProp(prop: Prop, defaults: ReadonlyMap<string, string>, project: Project): PropDoc {
  const { checker } = project;
  const whole = checker.getTypeOfSymbol(prop);
  const given = whole && (checker.getNonNullableType(whole) ?? whole);
  const declared = declaredText(prop, project);
  const values = given ? valuesOf(given, declared) : null;
  const meant = given ? print(given, project) : '';
  const type = printed(declared, values, meant);
  const defaultValue = defaults.get(prop.name);
  return {
    name: prop.name,
    description: prop.getDocumentationComment(checker),
    type,
    ...(isWorthReading(meant, type, values) ? { detail: meant } : {}),
    isRequired: (prop.flags & SymbolFlags.Optional) === 0,
    ...(defaultValue === undefined ? {} : { defaultValue }),
    control: given ? controlOf(given, values) : null,
  };
}

function declaredText(prop: Prop, project: Project): string | undefined {
  const declaration = prop.declarations
    .map((handle) => handle.resolve(project))
    .find((node) => node && isPropertySignatureDeclaration(node));
  if (!declaration || !isPropertySignatureDeclaration(declaration)) return undefined;
  const { type } = declaration;
  const kinds = isUnionTypeNode(type) ? type.types : [type];
  return kinds
    .map((kind) => kind.getText().replaceAll(/\s+/gu, ' '))
    .filter((kind) => kind !== 'undefined')
    .join(' | ');
}

/** As declared, in the order of the code; for a type computed from others, the result. */
function printed(
  declared: string | undefined,
  values: readonly (string | number)[] | null,
  meant: string,
): string {
  if (values !== null && values.length <= longest.values) {
    return values.map((value) => (typeof value === 'string' ? `'${value}'` : value)).join(' | ');
  }
  if (declared === undefined) return meant;
  const isComputed = /\w\[|^(?:Parameters|ComponentProps|Extract|Exclude)\b/u.test(declared);
  return isComputed && meant.length <= longest.computed ? meant : declared;
}

/** The expansion of a type's name, unless the row lists it anyway or it is too long. */
function isWorthReading(meant: string, type: string, values: readonly unknown[] | null): boolean {
  const isSame = meant.replaceAll('"', "'").replaceAll('; }', ' }') === type;
  return !isSame && values === null && !type.includes('React') && meant.length <= longest.detail;
}

const print = (type: Type, { checker }: Project): string =>
  checker.typeToString(type, undefined, NodeBuilderFlags.NoTruncation | NodeBuilderFlags.InTypeAlias);

/** The strings or numbers of a type made only of those, in the order of the declaration where it lists them. */
function valuesOf(type: Type, declared = ''): readonly (string | number)[] | null {
  const kinds = type.isUnionType() ? type.getTypes() : [type];
  const values = kinds.flatMap((kind) =>
    kind.isStringLiteralType() || kind.isNumberLiteralType() ? [kind.value] : [],
  );
  if (values.length !== kinds.length) return null;
  const place = (value: string | number) =>
    declared.indexOf(typeof value === 'string' ? `'${value}'` : String(value));
  return values.toSorted((one, other) => place(one) - place(other));
}

function controlOf(type: Type, values: readonly (string | number)[] | null): PropControl {
  if (values) return values;
  const kinds = type.isUnionType() ? type.getTypes() : [type];
  if (kinds.every((kind) => kind.isBooleanLiteralType() || isNamed(kind, 'boolean'))) return 'boolean';
  if (kinds.every((kind) => isNamed(kind, 'number'))) return 'number';
  // An element may be text, which can be typed on the page.
  return kinds.some((kind) => isNamed(kind, 'string')) ? 'text' : null;
}

const isNamed = (type: Type, name: string): boolean => type.isIntrinsicType() && type.intrinsicName === name;
