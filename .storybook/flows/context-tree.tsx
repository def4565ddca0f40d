/** @jsxRuntime classic */
// Storybook's manager has its own React, available only under this name.
import * as React from 'react';
import * as css from './flow-panel.styles.ts';

/** Data as a tree whose branches are opened by pointer or keyboard. */
export function ContextTree({ value }: { readonly value: unknown }) {
  if (!isBranch(value)) return <css.Leaf>{written(value)}</css.Leaf>;
  const entries = Object.entries(value);
  if (entries.length === 0) return <css.Leaf>{Array.isArray(value) ? 'empty list' : 'nothing'}</css.Leaf>;
  return (
    <css.Tree>
      {entries.map(([key, child]) => (
        <li key={key}>
          {isBranch(child) && Object.keys(child).length > 0 ? (
            <details>
              <summary>
                {key} <css.Leaf>{Array.isArray(child) ? `${child.length} items` : ''}</css.Leaf>
              </summary>
              <ContextTree value={child} />
            </details>
          ) : (
            <>
              {key}: <ContextTree value={child} />
            </>
          )}
        </li>
      ))}
    </css.Tree>
  );
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function written(value: unknown): string {
  return typeof value === 'string' ? `“${value}”` : String(value);
}
