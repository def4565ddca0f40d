import type { ReadInline, TextMark } from '@octavo/document-schema/reading';
import type { LineRun } from '@octavo/machines/references';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../components/visually-hidden/index.ts';
import { Highlighted } from './highlighted.tsx';
import type { Highlight } from './highlight.ts';
import { noteId, noteMarkId } from './ids.ts';
import { Runs } from './runs.tsx';
import * as css from './shared-text.css.ts';

const elements = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
} as const satisfies Record<TextMark, string>;

export interface InlineProps {
  readonly inline: readonly ReadInline[];
  /** Where the first part begins in the anchored text. */
  readonly from: number;
  readonly highlights: readonly Highlight[];
  /** The citations of the text in their style, in its order. */
  readonly citations: readonly (readonly LineRun[])[];
}

/** A line of text. What is not text carries `data-atom`: it counts as one character. */
export function Inline({ inline, from, highlights, citations }: InlineProps) {
  let next = from;
  return inline.map((part, index) => {
    const at = next;
    next += part.type === 'text' ? part.text.length : 1;
    return (
      <Fragment key={index}>
        <Part part={part} at={at} highlights={highlights} citations={citations} />
      </Fragment>
    );
  });
}

interface PartProps extends Pick<InlineProps, 'highlights' | 'citations'> {
  readonly part: ReadInline;
  readonly at: number;
}

function Part({ part, at, highlights, citations }: PartProps) {
  const { t } = useTranslation('reading');
  switch (part.type) {
    case 'text': {
      const text = <Highlighted text={part.text} from={at} highlights={highlights} />;
      const marked = part.marks.reduce<ReactNode>((inner, mark) => {
        const Mark = elements[mark];
        return <Mark>{inner}</Mark>;
      }, text);
      if (part.href === null) return marked;
      return (
        <a href={part.href} target="_blank" rel="noopener noreferrer nofollow">
          {marked}
          <VisuallyHidden data-tool=""> ({t('away')})</VisuallyHidden>
        </a>
      );
    }
    case 'break':
      return <br />;
    case 'citation':
      return (
        <cite data-atom="" className={css.citation}>
          <Runs runs={citations[part.index] ?? [{ text: part.label }]} />
        </cite>
      );
    case 'note':
      return (
        <sup data-atom="" className={css.noteMark}>
          <a
            id={noteMarkId(part.number)}
            href={`#${noteId(part.number)}`}
            aria-label={t('note', { number: part.number })}
          >
            {part.number}
          </a>
        </sup>
      );
    case 'nothing':
      return <span data-atom="" hidden />;
    default:
      return part satisfies never;
  }
}
