import { emptyActions, textActions } from '@octavo/contract/actions';
import { tones } from '@octavo/contract/tones';
import { type AiCardActor, isBuiltIn } from '@octavo/machines/ai-card';
import { useSelector } from '@xstate/react';
import { Ban, ChevronDown } from 'lucide-react';
import { type FormEvent, type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../components/chip/index.ts';
import { Kbd } from '../../components/kbd/index.ts';
import { Menu, MenuChoice } from '../../components/menu/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { useKeyNames } from '../keyboard/use-key-names.ts';
import * as css from './ai-card.css.ts';
import { AiCardTerms } from './ai-card-terms.tsx';

export interface AiCardRequestProps {
  readonly actor: AiCardActor;
  /** AI words that the account has left today; null when nothing is counted. */
  readonly wordsLeft: number | null;
  /** The prompt field. */
  readonly ref: Ref<HTMLInputElement>;
}

/** Asks what to do: in the reader's own words, or one of the actions. */
export function AiCardRequest({ actor, wordsLeft, ref }: AiCardRequestProps) {
  const { t } = useTranslation('ai-card');
  const { enter } = useKeyNames();
  const kind = useSelector(actor, (state) => state.context.kind);
  const prompt = useSelector(actor, (state) => state.context.prompt);
  const limitsId = useId();
  const isOnDevice = useSelector(actor, (state) => state.context.writer === 'browser');
  const chips = { actor, limitsId, isSpent: wordsLeft === 0 && !isOnDevice };
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
                <ToneChip key={action} {...chips} />
              ) : (
                <ActionChip key={action} {...chips} action={action} />
              ),
            )
          : emptyActions.map((action) => <ActionChip key={action} {...chips} action={action} />)}
      </fieldset>
      <AiCardTerms actor={actor} wordsLeft={wordsLeft} limitsId={limitsId} />
    </div>
  );
}

interface ToneChipProps {
  readonly actor: AiCardActor;
  /** Id of the sentence about what the built-in engine cannot do. */
  readonly limitsId: string;
  /** The allowance is used up: the actions are dimmed, and pressing one says so. */
  readonly isSpent: boolean;
}

interface ActionChipProps extends ToneChipProps {
  readonly action: Exclude<(typeof textActions)[number], 'changeTone'> | (typeof emptyActions)[number];
}

function ActionChip({ actor, action, limitsId, isSpent }: ActionChipProps) {
  const { t } = useTranslation('ai-card');
  const isChosen = useSelector(actor, (state) => state.context.action === action);
  const isPossible = useSelector(actor, (state) => state.can({ type: 'action.choose', action }));
  const needsModel = useSelector(actor, ({ context }) => context.writer === 'built-in' && !isBuiltIn(action));
  return (
    <Chip
      tone="ai"
      pressed={isChosen}
      isQuiet={isSpent}
      aria-disabled={!isPossible && !isChosen}
      {...(needsModel ? { iconEnd: Ban, 'aria-describedby': limitsId } : {})}
      onClick={() => actor.send({ type: 'action.choose', action })}
    >
      {t(`actions.${action}`)}
    </Chip>
  );
}

function ToneChip({ actor, isSpent }: ToneChipProps) {
  const { t } = useTranslation('ai-card');
  const tone = useSelector(actor, (state) => state.context.tone);
  const isPossible = useSelector(actor, (state) =>
    state.can({ type: 'action.choose', action: 'changeTone', tone: 'Formal' }),
  );
  const isByModel = useSelector(actor, ({ context }) => context.writer !== 'built-in');

  function choose(value: string) {
    const chosen = tones.find((known) => known === value);
    if (chosen) actor.send({ type: 'action.choose', action: 'changeTone', tone: chosen });
  }

  const options = tones.map((value) => ({
    value,
    label: t(`tones.${value}`),
    refusal: isByModel || isBuiltIn('changeTone', value) ? undefined : t('builtIn.needsModel'),
  }));
  return (
    <Menu
      align="start"
      label={t('actions.changeTone')}
      isClosed={!isPossible}
      trigger={
        <Chip
          tone="ai"
          pressed={tone !== null}
          isQuiet={isSpent}
          aria-disabled={!isPossible && tone === null}
          iconEnd={ChevronDown}
        >
          {tone === null ? t('actions.changeTone') : t('toneChosen', { tone: t(`tones.${tone}`) })}
        </Chip>
      }
    >
      <MenuChoice
        label={t('actions.changeTone')}
        value={tone}
        options={options.toSorted((a, b) => rank(a) - rank(b))}
        onChoose={choose}
      />
    </Menu>
  );
}

/** Available actions come first. */
const rank = ({ refusal }: { readonly refusal: string | undefined }): number =>
  refusal === undefined ? 0 : 1;
