import { paragraphMarks } from '@octavo/contract/comment-limits';
import { ThumbsUp, CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './commenting.css.ts';
import type { ParagraphMarks } from './threads.ts';

export const markIcons = { good: ThumbsUp, unclear: CircleHelp } as const;

/** How many readers find a paragraph good or unclear. */
export function MarksLine({ marked: { marks } }: { readonly marked: ParagraphMarks }) {
  const { t } = useTranslation('commenting');
  const commenting = useFlow('commenting');
  return (
    <div className={css.marks}>
      {paragraphMarks.map((mark) => {
        const same = marks.filter((each) => each.mark === mark);
        const own = same.find(({ isOwn }) => isOwn);
        if (same.length === 0) return null;
        return (
          <p key={mark} className={css.marked}>
            <Icon of={markIcons[mark]} size={14} />
            <span>{t(`marked.${mark}`, { count: same.length })}</span>
            {own === undefined ? null : (
              <Button
                size="sm"
                tone="quiet"
                onClick={() => commenting.send({ type: 'mark.undo', id: own.id })}
              >
                {t('takeBack')}
              </Button>
            )}
          </p>
        );
      })}
    </div>
  );
}
