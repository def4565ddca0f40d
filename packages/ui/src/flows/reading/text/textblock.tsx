import type { ReadTextblock } from '@octavo/document-schema/reading';
import type { LineRun } from '@octavo/machines/references';
import { memo, type ReactNode } from 'react';
import type { Highlight } from './highlight.ts';
import { headingId } from './ids.ts';
import { Inline } from './inline.tsx';
import * as css from './shared-text.css.ts';

/** What is beside a block of text, such as a button to comment on it. */
export type BlockTool = (block: ReadTextblock) => ReactNode;

export interface TextblockProps {
  readonly block: ReadTextblock;
  /** The comments of the whole text: a block draws those within it. */
  readonly highlights: readonly Highlight[];
  readonly citations: readonly (readonly LineRun[])[];
  readonly tool: BlockTool | null;
}

/** A paragraph, a heading, or code. A heading is one level lower than in the editor, because the title is the first. */
export const Textblock = memo(function Textblock({ block, highlights, citations, tool }: TextblockProps) {
  const { from, text, dir, inline } = block;
  const end = from + text.length;
  const own = highlights.filter((each) => each.from < end && each.to > from);
  const line = <Inline inline={inline} from={from} highlights={own} citations={citations} />;
  return (
    <div className={css.frame} data-type={block.type} data-level={block.level ?? undefined}>
      <Line block={block} dir={dir}>
        {line}
      </Line>
      {text.trim() === '' ? null : tool?.(block)}
    </div>
  );
}, isSame);

interface LineProps {
  readonly block: ReadTextblock;
  readonly dir: 'ltr' | 'rtl';
  readonly children: ReactNode;
}

function Line({ block: { type, level, from }, dir, children }: LineProps) {
  const place = { dir, 'data-from': from };
  if (type === 'code') {
    return (
      <pre {...place} className={css.code}>
        <code>{children}</code>
      </pre>
    );
  }
  if (level === null) {
    return (
      <p {...place} className={css.paragraph}>
        {children}
      </p>
    );
  }
  const Heading = `h${level === 1 ? 2 : level === 2 ? 3 : 4}` as const;
  return (
    <Heading {...place} id={headingId(from)} tabIndex={-1} className={css.heading[level]}>
      {children}
    </Heading>
  );
}

/** Highlights elsewhere do not concern a block. */
function isSame(one: TextblockProps, other: TextblockProps): boolean {
  if (one.block !== other.block || one.citations !== other.citations || one.tool !== other.tool) return false;
  if (one.highlights === other.highlights) return true;
  return ownOf(one) === ownOf(other);
}

function ownOf({ block: { from, text }, highlights }: TextblockProps): string {
  const end = from + text.length;
  return JSON.stringify(highlights.filter((each) => each.from < end && each.to > from));
}
