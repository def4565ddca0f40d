import { scale } from '../../packages/ui/src/theme/scale.ts';
import type { ThemeTokens } from '../../packages/ui/src/theme/theme-tokens.ts';
import { variableName } from '../../packages/ui/src/theme/variable-name.ts';
import { type Alias, type Aliases, type Token, tokenOf } from './token-of.ts';

/** Values by names, in groups of any depth. */
export interface Values {
  readonly [name: string]: string | Values;
}

export interface TokenGroup {
  readonly [name: string]: Token | TokenGroup;
}

/** A file of tokens, and what a theme says that the format has no kind of token for. */
export interface DesignTokens {
  readonly $description: string;
  readonly $extensions: {
    readonly 'app.octavo': {
      readonly scheme: string;
      readonly form: Readonly<Record<string, string>>;
      /** Values of CSS by the path that a token of theirs would have. */
      readonly css: Readonly<Record<string, string>>;
    };
  };
  readonly [group: string]: unknown;
}

/** What a theme says, with the measures that all themes share, as the Design Tokens Community Group writes it. */
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

/** @param rest takes what is no token, by its path */
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

/** A full stop stands between the names of a path. */
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
