import { scale } from './scale.ts';
import { formName, type ThemeForm } from './theme-form.ts';
import { cuts, isCut, rolesOf } from './theme-roles.ts';
import type { ThemeTokens } from './theme-tokens.ts';
import { themeNames } from './theme-entries.ts';
import { variableName } from './variable-name.ts';

/** Some of the values of a theme; the others stay as they are. */
export type ThemeChanges = Changes<ThemeTokens>;

type Changes<Tokens> = {
  readonly [Name in keyof Tokens]?: Tokens[Name] extends string ? Tokens[Name] : Changes<Tokens[Name]>;
};

const ourNames: ReadonlySet<string> = new Set(themeNames);

/** A theme like another one, with some values changed. */
export function themeFrom(base: ThemeTokens, changes: ThemeChanges): ThemeTokens {
  return merged(base, changes);
}

/**
 * The CSS of a theme made from data: for a file, or for a `<style>` in the head. It may stand anywhere; `theme.css` has
 * to be loaded too. The page shows the theme where `<html>` has its attributes (`themeAttributes`).
 *
 * @param name lower-case letters, digits and hyphens; none of our own themes' names
 */
export function themeStyles(name: string, tokens: ThemeTokens): string {
  if (!/^[a-z][a-z0-9-]*$/.test(name) || ourNames.has(name)) {
    throw new Error(
      `A theme cannot be called "${name}": use lower-case letters, digits and hyphens, and none of ${[...ourNames].join(', ')}.`,
    );
  }
  const selector = `[data-theme='${name}']`;
  const variables = variablesOf({ ...rolesOf(tokens), ...scale });
  const lines = variables.map(([variable, value]) => `    ${variable}: ${value};`);
  const cut = `  @supports ${cuts} {\n    ${selector} { --${variableName(['corner', 'cut'])}: 1; }\n  }\n`;
  return `@layer reset, tokens, components;
@layer tokens {
  ${selector} {
${lines.join('\n')}
  }
  html${selector} { color-scheme: ${tokens.scheme}; }
${isCut(tokens.form) ? cut : ''}}
`;
}

/** The attributes of `<html>` that show a theme made from data: its name, and how it draws each part. */
export function themeAttributes(name: string, { form }: ThemeTokens) {
  return { 'data-theme': name, 'data-form': formNames(form).join(' ') } as const;
}

function formNames(form: ThemeForm): readonly string[] {
  return Object.entries(form).map(([part, way]) => formName(part as keyof ThemeForm, way));
}

interface Branch {
  readonly [name: string]: string | Branch;
}

type Variable = readonly [name: string, value: string];

function variablesOf(branch: Branch, path: readonly string[] = []): readonly Variable[] {
  return Object.entries(branch).flatMap(([name, value]): readonly Variable[] =>
    typeof value === 'string'
      ? [[`--${variableName([...path, name])}`, value]]
      : variablesOf(value, [...path, name]),
  );
}

function merged<Tokens extends object>(base: Tokens, changes: Changes<Tokens>): Tokens {
  const entries = Object.entries(changes).map(([name, change]) => {
    const value: unknown = Reflect.get(base, name);
    return [name, isBranch(value) && isBranch(change) ? merged(value, change) : change];
  });
  return { ...base, ...Object.fromEntries(entries) };
}

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;
