import type { ReadDocument } from '@octavo/document-schema/reading';
import type { Formatted } from '@octavo/machines/reading';
import { memo, useCallback } from 'react';
import { Blocks } from './blocks.tsx';
import type { Highlight } from './highlight.ts';
import { Notes } from './notes.tsx';
import { References } from './references.tsx';
import * as css from './shared-text.css.ts';
import type { BlockTool } from './textblock.tsx';

export interface SharedTextProps {
  readonly document: ReadDocument;
  readonly formatted: Formatted | null;
  readonly highlights: readonly Highlight[];
  /** What is beside each block of text; null for nothing. */
  readonly tool: BlockTool | null;
  readonly pictureAddress: (id: string) => string;
}

const none: readonly never[] = [];

/** A whole text to read: its blocks, references and footnotes. */
export const SharedText = memo(function SharedText(props: SharedTextProps) {
  const { document, formatted, highlights, tool, pictureAddress } = props;
  const references = useCallback(
    (lines: readonly string[]) => <References lines={lines} formatted={formatted} />,
    [formatted],
  );
  return (
    <div className={css.text}>
      <Blocks
        blocks={document.blocks}
        highlights={highlights}
        citations={formatted?.citations ?? none}
        tool={tool}
        pictureAddress={pictureAddress}
        references={references}
      />
      <Notes notes={document.notes} />
    </div>
  );
});
