import { WritingSheet } from '@octavo/ui/components/writing-sheet';
import type { ReactNode } from 'react';
import * as css from '../../packages/editor/src/editor/document-editor.css.ts';
import preview from '../../.storybook/preview.tsx';
import { EditorDesk } from './editor-desk.tsx';

/** The editor's own sheet with fixed content: what tables and notes look like in a document. */
function Sheet({ children }: { readonly children: ReactNode }) {
  return (
    <EditorDesk>
      <WritingSheet>
        <div className={css.sheet}>
          <div className={css.text}>
            <div className="ProseMirror">{children}</div>
          </div>
        </div>
      </WritingSheet>
    </EditorDesk>
  );
}

const head = ['Book', 'Notes', 'Hands', 'Years'];
const rows = [
  ['Colloquies, Antwerp', '412', '3', '1538–1571'],
  ['Georgics, Lyon', '96', '1', '1544'],
  ['A grammar, London', '1,204', '11', '1549–1660'],
];
const more = ['Agreement', 'Disagreement', 'Shopping lists', 'Dates of deaths', 'Drawings'];

interface NotesTableProps {
  readonly columns?: readonly string[];
  /** The selected cell, as its row and column. */
  readonly selected?: string;
}

/** It scrolls, so it has to be reachable by keyboard. */
const scroller = { role: 'group', 'aria-label': 'Table 1', tabIndex: 0 } as const;

function NotesTable({ columns = [], selected }: NotesTableProps) {
  const align = (column: number) => (column > 0 && column < 4 ? 'end' : undefined);
  return (
    <div className="tableWrapper" {...scroller}>
      <table>
        <caption>Table 1. Notes in the margins of three school books</caption>
        <tbody>
          <tr>
            {[...head, ...columns].map((name, column) => (
              <th key={name} scope="col" data-align={align(column)}>
                <p>{name}</p>
              </th>
            ))}
          </tr>
          {rows.map((row, line) => (
            <tr key={row[0]}>
              {[...row, ...columns.map(() => 'some')].map((word, column) => (
                <td
                  key={`${column} ${word}`}
                  data-align={align(column)}
                  className={selected === `${line} ${column}` ? 'selectedCell' : undefined}
                >
                  <p>{word}</p>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const meta = preview.meta({
  title: 'Editor/Tables and notes',
  component: Sheet,
  parameters: { layout: 'fullscreen' },
});

export const Table = meta.story({
  args: {
    children: (
      <>
        <p>What is left of those books is a record of attention.</p>
        <NotesTable />
        <p>The third was handed on from one reader to the next for more than a century.</p>
      </>
    ),
  },
});
export const WideTable = meta.story({ args: { children: <NotesTable columns={more} /> } });
export const SelectedCell = meta.story({ args: { children: <NotesTable selected="1 1" /> } });
