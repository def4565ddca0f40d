import type { ReadTextblock } from '@octavo/document-schema/reading';
import { MessageSquarePlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon/index.ts';
import * as css from './commenting.css.ts';
import { shortened } from './thread-card.tsx';

export interface BlockButtonProps {
  readonly block: ReadTextblock;
  readonly isFirst: boolean;
}

/**
 * The button beside a paragraph, for the keyboard, the screen reader and the finger. One of them is in the tab order, and
 * the arrow keys go to the others; presses are handled by the text around it.
 */
export function BlockButton({ block, isFirst }: BlockButtonProps) {
  const { t } = useTranslation('commenting');
  return (
    <button
      type="button"
      data-tool=""
      data-comment-on={block.from}
      tabIndex={isFirst ? 0 : -1}
      className={css.blockButton}
      aria-label={t('paragraph', { start: shortened(block.text) })}
    >
      <Icon of={MessageSquarePlus} size={18} />
    </button>
  );
}
