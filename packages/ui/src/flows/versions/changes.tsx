import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { DiffText } from '../../components/diff-text/index.ts';
import { wordDiff } from '../word-diff/index.ts';
import { foldedParts } from './folded-parts.ts';
import { useDiffLabels } from './use-diff-labels.ts';
import * as css from './versions-dialog.css.ts';

export interface ChangesProps {
  readonly before: string;
  readonly after: string;
}

/** The differences between two texts, word by word, with long unchanged stretches folded. */
export function Changes({ before, after }: ChangesProps) {
  const { t } = useTranslation('versions');
  const [unfolded, setUnfolded] = useState<readonly number[]>([]);
  const stretches = useMemo(() => foldedParts(wordDiff(before, after)), [before, after]);
  const labels = useDiffLabels();

  if (before === after) return <p className={css.same}>{t('same')}</p>;
  return stretches.map((stretch, index) => {
    if (!stretch.isFolded) return <DiffText key={index} parts={stretch.parts} {...labels} />;
    if (unfolded.includes(index)) {
      return <DiffText key={index} parts={[{ kind: 'kept', text: stretch.text.trim() }]} {...labels} />;
    }
    return (
      <div key={index} className={css.fold}>
        <Button size="sm" tone="quiet" onClick={() => setUnfolded([...unfolded, index])}>
          {t('unchanged', { count: stretch.words })}
        </Button>
      </div>
    );
  });
}
