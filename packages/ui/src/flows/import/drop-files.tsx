import { FileUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './drop-files.css.ts';

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;

/**
 * Accepts files dropped anywhere on the page, and says so while they are dragged over it. Otherwise the browser would
 * leave the page for a file that misses its target.
 */
export function DropFiles() {
  const flow = useFlow('import');
  const { t } = useTranslation('import-choice');
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    let depth = 0;
    const show = (next: number) => {
      depth = Math.max(0, next);
      setIsOver(depth > 0);
    };
    const enter = (event: DragEvent) => {
      if (carriesFiles(event)) show(depth + 1);
    };
    const leave = (event: DragEvent) => {
      if (carriesFiles(event)) show(depth - 1);
    };
    const over = (event: DragEvent) => {
      if (carriesFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      show(0);
      // Another handler has accepted the drop.
      if (event.defaultPrevented || !carriesFiles(event)) return;
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) flow.send({ type: 'add', files });
    };
    addEventListener('dragenter', enter);
    addEventListener('dragleave', leave);
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragenter', enter);
      removeEventListener('dragleave', leave);
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  }, [flow]);

  if (!isOver) return null;
  return (
    <div className={css.over}>
      <p className={css.note}>
        <Icon of={FileUp} size={22} />
        {t('drop')}
      </p>
    </div>
  );
}
