import type { ToolsActor } from '@octavo/machines/tools';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { SwitchField } from '../../components/switch-field/index.ts';
import * as css from './tools-panel.css.ts';

export interface ToolsPanelProps {
  readonly actor: ToolsActor;
}

/** What helps while writing, on or off. */
export function ToolsPanel({ actor }: ToolsPanelProps) {
  const { t } = useTranslation('editor');
  const isSuggesting = useSelector(actor, (state) => state.hasTag('suggestions.on'));
  const isHidden = useSelector(actor, (state) => state.hasTag('labels.hidden'));
  return (
    <div className={css.panel}>
      <SwitchField
        label={t('tools.suggestions')}
        hint={t('tools.suggestionsHint')}
        checked={isSuggesting}
        onCheckedChange={() => actor.send({ type: 'suggestions.toggle' })}
      />
      <SwitchField
        label={t('tools.hideLabels')}
        hint={t('tools.hideLabelsHint')}
        checked={isHidden}
        onCheckedChange={() => actor.send({ type: 'labels.toggle' })}
      />
    </div>
  );
}
