import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

/**
 * Adds a row for each arg of a story that is not among its component's properties, such as attributes of the root
 * element. Without it, Storybook offers a JSON field for elements and records.
 */
export const undocumentedArgs: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const rows = Object.entries(initialArgs).flatMap(([name, value]) => {
    const type = nameOf(name, value);
    if (name in argTypes || type === null) return [];
    const control = typeof value === 'string' ? { type: 'text' as const } : (false as const);
    return [[name, { name, control, table: { type: { summary: type } } }] as const];
  });
  return { ...argTypes, ...Object.fromEntries(rows) };
};

function nameOf(name: string, value: unknown): string | null {
  if (name === 'children' || isValidElement(value)) return 'ReactNode';
  if (typeof value === 'function') return 'function';
  return typeof value === 'object' && value !== null ? 'object' : null;
}
