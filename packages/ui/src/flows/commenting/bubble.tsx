import type { ParagraphMark } from '@octavo/contract/comment-limits';
import { paragraphMarks } from '@octavo/contract/comment-limits';
import { MessageSquarePlus, PencilLine } from 'lucide-react';
import { type CSSProperties, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { card } from '../../components/corner/corner.css.ts';
import * as css from './commenting.css.ts';
import { markIcons } from './marks-line.tsx';

export interface BubbleProps {
  /** About selected words, or about a paragraph; the focus goes into the latter. */
  readonly about: 'words' | 'paragraph';
  /** Above this place of the page, in pixels from its box. */
  readonly at: { readonly x: number; readonly y: number };
  /** What the reader has said about the paragraph. */
  readonly own: readonly ParagraphMark[];
  readonly onComment: () => void;
  readonly onPropose: () => void;
  readonly onMark: (mark: ParagraphMark) => void;
  readonly onClose: () => void;
}

/** What can be said about the selected words, or about a paragraph. */
export function Bubble({ about, at, own, onComment, onPropose, onMark, onClose }: BubbleProps) {
  const { t } = useTranslation('commenting');
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = bar.current;
    if (about === 'paragraph') element?.querySelector('button')?.focus({ preventScroll: true });
    const hear = (event: KeyboardEvent) => {
      const buttons = [...(element?.querySelectorAll('button') ?? [])];
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      const now = buttons.findIndex((button) => button === document.activeElement);
      if (event.key === 'Escape') onClose();
      else if (step === undefined || now === -1) return;
      else buttons.at((now + step) % buttons.length)?.focus();
      event.preventDefault();
    };
    document.addEventListener('keydown', hear);
    // The selection would be lost before the button is pressed.
    const hold = (event: Event) => event.preventDefault();
    element?.addEventListener('pointerdown', hold);
    element?.addEventListener('mousedown', hold);
    return () => {
      document.removeEventListener('keydown', hear);
      element?.removeEventListener('pointerdown', hold);
      element?.removeEventListener('mousedown', hold);
    };
  }, [about, onClose]);

  const place: CSSProperties & Record<`--${string}`, string> = {
    '--bubble-x': `${at.x}px`,
    '--bubble-y': `${at.y}px`,
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      data-tool=""
      aria-label={t(`bubble.${about}`)}
      className={`${card} ${css.bubble}`}
      style={place}
    >
      <Button size="sm" tone="accent" icon={MessageSquarePlus} onClick={onComment}>
        {t('bubble.comment')}
      </Button>
      {about === 'words' ? (
        <Button size="sm" tone="quiet" icon={PencilLine} onClick={onPropose}>
          {t('bubble.propose')}
        </Button>
      ) : null}
      <span aria-hidden className={css.divider} />
      {paragraphMarks.map((mark) => (
        <Button
          key={mark}
          size="sm"
          tone="quiet"
          icon={markIcons[mark]}
          aria-pressed={own.includes(mark)}
          onClick={() => onMark(mark)}
        >
          {t(`mark.${mark}`)}
        </Button>
      ))}
    </div>
  );
}
