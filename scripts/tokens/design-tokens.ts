import { scale } from '../../packages/ui/src/theme/scale.ts';
import type { ThemeTokens } from '../../packages/ui/src/theme/theme-tokens.ts';
import { variableName } from '../../packages/ui/src/theme/variable-name.ts';
import { type Alias, type Aliases, type Token, tokenOf } from './token-of.ts';

/** Named values in groups of any depth. */
export interface Values {
  readonly [name: string]: string | Values;
}

export interface TokenGroup {
  readonly [name: string]: Token | TokenGroup;
}

/** A file of tokens, and the theme values for which the format has no type. */
export interface DesignTokens {
  readonly $description: string;
  readonly $extensions: {
    readonly 'app.octavo': {
      readonly scheme: string;
      readonly form: Readonly<Record<string, string>>;
      /** CSS values by the path that their token would have. */
      readonly css: Readonly<Record<string, string>>;
    };
  };
  readonly [group: string]: unknown;
}

/** A theme and the measures shared by all themes, in the format of the Design Tokens Community Group. */
export function designTokens(theme: ThemeTokens): DesignTokens {
  const { idea, scheme, form, palette, ...roles } = theme;
  const css: Record<string, string> = {};
  const groups = {
    palette: groupOf(palette, ['palette'], new Map(), css),
    ...groupOf(roles, [], aliasesOf(theme), css),
    ...groupOf(scale, [], new Map(), css),
  };
  return {
    $description: idea,
    $extensions: { 'app.octavo': { scheme, form: { ...form }, css } },
    ...groups,
  };
}

/** @param rest receives values that cannot be tokens, by path */
function groupOf(
  values: Values,
  path: readonly string[],
  aliases: Aliases,
  rest: Record<string, string>,
): TokenGroup {
  const group: Record<string, Token | TokenGroup> = {};
  for (const [name, value] of Object.entries(values)) {
    const own = [...path, nameOf(name)];
    if (typeof value === 'string') {
      const token = tokenOf(value, aliases);
      if (token === null) rest[own.join('.')] = value;
      else group[nameOf(name)] = token;
    } else {
      group[nameOf(name)] = groupOf(value, own, aliases, rest);
    }
  }
  return group;
}

/** Full stops separate the names in a path. */
const nameOf = (name: string): string => name.replace('.', '_');

function aliasesOf({ palette, color }: ThemeTokens): Aliases {
  const aliases = new Map<string, Alias>();
  for (const [name, value] of Object.entries(palette)) aliases.set(value, `{palette.${name}}`);
  for (const [group, roles] of Object.entries(color)) {
    for (const name of Object.keys(roles)) {
      aliases.set(`var(--${variableName([group, name])})`, `{color.${group}.${name}}`);
    }
  }
  return aliases;
}
