import { emptyActions, textActions } from '@octavo/contract/actions';
import { tones } from '@octavo/contract/tones';
import type { AiCardActor } from '@octavo/machines/ai-card';
import { useSelector } from '@xstate/react';
import { ChevronDown } from 'lucide-react';
import type { FormEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../components/chip/index.ts';
import { Kbd } from '../../components/kbd/index.ts';
import { Menu, MenuChoice } from '../../components/menu/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { useKeyNames } from '../keyboard/use-key-names.ts';
import * as css from './ai-card.css.ts';

export interface AiCardRequestProps {
  readonly actor: AiCardActor;
  /** The prompt field. */
  readonly ref: Ref<HTMLInputElement>;
}

/** What is to be done: in the reader's own words, or one of the actions. */
export function AiCardRequest({ actor, ref }: AiCardRequestProps) {
  const { t } = useTranslation('ai-card');
  const { enter } = useKeyNames();
  const kind = useSelector(actor, (state) => state.context.kind);
  const prompt = useSelector(actor, (state) => state.context.prompt);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));

  function submit(event: FormEvent) {
    event.preventDefault();
    actor.send({ type: 'prompt.submit' });
  }

  return (
    <div className={css.request}>
      <form onSubmit={submit}>
        <TextField
          ref={ref}
          aria-label={t('prompt.label')}
          placeholder={t(`prompt.${kind}`)}
          value={prompt}
          readOnly={isBusy}
          autoComplete="off"
          end={<Kbd aria-hidden>{enter}</Kbd>}
          onChange={(event) => actor.send({ type: 'prompt.change', prompt: event.target.value })}
        />
      </form>
      <fieldset aria-label={t('actions.label')} className={css.actions}>
        {kind === 'text'
          ? textActions.map((action) =>
              action === 'changeTone' ? (
                <ToneChip key={action} actor={actor} />
              ) : (
                <ActionChip key={action} actor={actor} action={action} />
              ),
            )
          : emptyActions.map((action) => <ActionChip key={action} actor={actor} action={action} />)}
      </fieldset>
    </div>
  );
}

interface ActionChipProps {
  readonly actor: AiCardActor;
  readonly action: Exclude<(typeof textActions)[number], 'changeTone'> | (typeof emptyActions)[number];
}

function ActionChip({ actor, action }: ActionChipProps) {
  const { t } = useTranslation('ai-card');
  const isChosen = useSelector(actor, (state) => state.context.action === action);
  const isPossible = useSelector(actor, (state) => state.can({ type: 'action.choose', action }));
  return (
    <Chip
      tone="ai"
      pressed={isChosen}
      aria-disabled={!isPossible && !isChosen}
      onClick={() => actor.send({ type: 'action.choose', action })}
    >
      {t(`actions.${action}`)}
    </Chip>
  );
}

function ToneChip({ actor }: { readonly actor: AiCardActor }) {
  const { t } = useTranslation('ai-card');
  const tone = useSelector(actor, (state) => state.context.tone);
  const isPossible = useSelector(actor, (state) =>
    state.can({ type: 'action.choose', action: 'changeTone', tone: 'Neutral' }),
  );

  function choose(value: string) {
    const chosen = tones.find((known) => known === value);
    if (chosen) actor.send({ type: 'action.choose', action: 'changeTone', tone: chosen });
  }

  const chip = (
    <Chip
      tone="ai"
      pressed={tone !== null}
      aria-disabled={!isPossible && tone === null}
      iconEnd={ChevronDown}
    >
      {tone === null ? t('actions.changeTone') : t('toneChosen', { tone: t(`tones.${tone}`) })}
    </Chip>
  );
  if (!isPossible) return chip;
  return (
    <Menu align="start" label={t('actions.changeTone')} trigger={chip}>
      <MenuChoice
        label={t('actions.changeTone')}
        value={tone}
        options={tones.map((value) => ({ value, label: t(`tones.${value}`) }))}
        onChoose={choose}
      />
    </Menu>
  );
}
