import type { StrictArgTypes } from 'storybook/internal/types';
import type { ComponentDoc, PropControl, PropDoc } from './documented.ts';

/** More choices than this are offered in a list. */
const mostRadios = 4;

/** Where Storybook reads a component's description. Its types leave both out. */
export const propsTables = {
  extractArgTypes: argTypesOf,
  extractComponentDescription: (component: unknown): string => docOf(component)?.description ?? '',
};

/** The rows of a component's table. */
function argTypesOf(component: unknown): StrictArgTypes | null {
  const documented = docOf(component)?.documented;
  if (documented === undefined) return null;
  return Object.fromEntries(documented.map((prop) => [prop.name, rowOf(prop)]));
}

function docOf(component: unknown): ComponentDoc | undefined {
  const isPart = (typeof component === 'object' && component !== null) || typeof component === 'function';
  if (!isPart || !('__docgenInfo' in component)) return undefined;
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- the plugin has put it there
  return component.__docgenInfo as ComponentDoc;
}

function rowOf({ name, description, type, detail, isRequired, defaultValue, control }: PropDoc) {
  return {
    name,
    description,
    type: { name: 'other' as const, value: type, required: isRequired },
    table: {
      type: { summary: type, ...(detail === undefined ? {} : { detail }) },
      ...(defaultValue === undefined ? {} : { defaultValue: { summary: defaultValue } }),
    },
    ...changedBy(control),
  };
}

function changedBy(control: PropControl) {
  if (control === null) return { control: false as const };
  if (typeof control === 'string') return { control: { type: control } };
  const type = control.length > mostRadios ? ('select' as const) : ('inline-radio' as const);
  return { control: { type }, options: control };
}
