import { countWords } from '@octavo/contract/count-words';
import type { AiCardActor } from '@octavo/machines/ai-card';
import { useSelector } from '@xstate/react';
import { WandSparkles, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { brand } from '@octavo/contract/brand';
import { Icon } from '../../components/icon/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { ToggleGroup } from '../../components/toggle-group/index.ts';
import * as css from './ai-card.css.ts';

export interface AiCardHeaderProps {
  readonly actor: AiCardActor;
  readonly wordsLeft: number | null;
}

/** The card's name, how much is selected and left, who wrote the versions, and how they are shown. */
export function AiCardHeader({ actor, wordsLeft }: AiCardHeaderProps) {
  const { t, i18n } = useTranslation('ai-card');
  const isText = useSelector(actor, (state) => state.context.kind === 'text');
  const selection = useSelector(actor, (state) => state.context.selection);
  const engine = useSelector(actor, (state) => state.context.engine);
  const view = useSelector(actor, (state) => state.context.view);
  const isCompared = useSelector(actor, (state) => state.context.kind === 'text' && state.hasTag('results'));
  const facts = [
    ...(isText ? [t('wordsSelected', { count: countWords(selection) })] : []),
    ...(wordsLeft === null ? [] : [t('wordsLeft', { count: wordsLeft })]),
  ];

  return (
    <header className={css.header}>
      <h3 className={css.name}>
        <Icon of={WandSparkles} size={18} />
        {t('name', { brand: brand.name })}
      </h3>
      <p className={css.counts}>
        <span>{new Intl.ListFormat(i18n.language, { type: 'unit' }).format(facts)}</span>
        {engine === null || engine === 'stand-in' ? null : <span>{t(`engine.${engine}`)}</span>}
      </p>
      <div className={css.headerEnd}>
        {isCompared ? (
          <ToggleGroup
            label={t('view.label')}
            size="sm"
            value={view}
            options={[
              { value: 'changes', label: t('view.changes') },
              { value: 'clean', label: t('view.clean') },
            ]}
            onValueChange={(next) => actor.send({ type: 'view.change', view: next })}
          />
        ) : null}
        <IconButton icon={X} size="sm" label={t('close')} onClick={() => actor.send({ type: 'cancel' })} />
      </div>
    </header>
  );
}
