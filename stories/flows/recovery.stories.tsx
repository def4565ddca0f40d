import { recoveryFlow } from '@octavo/machines/recovery/fixtures';
import { leftTides } from '@octavo/machines/fixtures';
import { Button } from '@octavo/ui/components/button';
import { LeftWords, Recovery } from '@octavo/ui/flows/recovery';
import { useActorRef } from '@xstate/react';
import { t } from 'i18next';
import { expect, screen, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import preview from '../../.storybook/preview.tsx';
import { NothingShown } from './nothing-shown.tsx';
import { Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function Page() {
  return (
    <>
      <main id="content" tabIndex={-1}>
        <LeftWords />
        <input aria-label="Search" />
      </main>
      <Recovery />
    </>
  );
}

function RecoveryAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ recovery: state }}>
      {state === 'quiet' ? <NothingShown /> : null}
      <Page />
    </Staged>
  );
}

const reason =
  'You deleted “How the canals changed Birmingham” for good. This device still has text from it that was never saved anywhere else.';
const notice = `Unsaved text on this device ${reason} View`;
const about = `Keep this text?. ${reason}`;
const text = 'region Written Nov 20, 2026, 9:12 PM';

const states: ToldStates = {
  quiet: { focus: 'unchanged', announced: null },
  asking: { focus: 'unchanged', announced: notice },
  open: { focus: text, announced: [notice, about] },
  keeping: { focus: text, announced: [notice, about] },
  discarding: { focus: text, announced: [notice, about] },
};

const meta = preview.meta({ title: 'Flows/Recovery', component: RecoveryAt, parameters: { states } });

const press = (name: string) => screen.findByRole('button', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Quiet = meta.story({ args: { state: 'quiet' } });

export const Asking = meta.story({
  args: { state: 'asking' },
  play: async ({ userEvent }) => {
    await userEvent.click(await press(t('recovery:look')));
    await expect(await screen.findByRole('dialog', { name: t('recovery:title') })).toBeInTheDocument();
  },
});

export const OnAPhone = meta.story({
  args: { state: 'open' },
  globals: { viewport: { value: 'mobile2' } },
});

export const Open = meta.story({
  args: { state: 'open' },
  play: async ({ userEvent }) => {
    await userEvent.click(await press(t('recovery:later')));
    await gone();
    await expect(await press(t('recovery:look'))).toBeVisible();
  },
});

export const Keeping = meta.story({ args: { state: 'keeping' } });
export const Discarding = meta.story({ args: { state: 'discarding' } });

export const Kept = meta.story({
  args: { state: 'open' },
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    const keep = await press(t('recovery:keep', { count: 1 }));
    await userEvent.click(keep);
    await waitFor(() => expect(keep).toHaveAttribute('aria-busy', 'true'));
  },
});

export const Discarded = meta.story({
  args: { state: 'open' },
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    const discard = await press(t('recovery:discard'));
    await userEvent.click(discard);
    await waitFor(() => expect(discard).toHaveAttribute('aria-busy', 'true'));
  },
});

function TextsOfTwoWindows() {
  const recovery = useActorRef(recoveryFlow.stage, recoveryFlow.from(undefined));
  return (
    <Staged of={{ recovery }}>
      <Button
        onClick={() => {
          recovery.send({ type: 'found', words: [leftTides] });
          recovery.send({ type: 'open' });
        }}
      >
        Find
      </Button>
      <Page />
    </Staged>
  );
}

export const OfTwoWindows = meta.story({
  args: { state: '' },
  render: () => <TextsOfTwoWindows />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find' }));
    await expect(await screen.findByText('Spring tides come with the new moon.')).toBeVisible();
    await expect(await press(t('recovery:keep', { count: 2 }))).toBeVisible();
  },
});

const refusing = recoveryFlow.stage.provide({
  actors: {
    keep: fromPromise(async (): Promise<unknown> => {
      throw new Error('There is no room.');
    }),
  },
});

function Refused() {
  const recovery = useActorRef(refusing, recoveryFlow.at('open'));
  return (
    <Staged of={{ recovery }}>
      <Page />
    </Staged>
  );
}

export const NotKept = meta.story({
  args: { state: '' },
  render: () => <Refused />,
  play: async ({ userEvent }) => {
    await userEvent.click(await press(t('recovery:keep', { count: 1 })));
    await expect(await screen.findByRole('alert')).toHaveTextContent(t('recovery:failed'));
  },
});

function WhileSomebodyTypes() {
  const recovery = useActorRef(recoveryFlow.stage, recoveryFlow.from(undefined));
  return (
    <Staged of={{ recovery }}>
      <Button onClick={() => setTimeout(() => recovery.send({ type: 'found', words: [leftTides] }))}>
        Find
      </Button>
      <Page />
    </Staged>
  );
}

export const TakesNoKeys = meta.story({
  args: { state: '' },
  render: () => <WhileSomebodyTypes />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find' }));
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.keyboard('Ti');
    await press(t('recovery:look'));
    await userEvent.keyboard('des');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('Tides');
  },
});
