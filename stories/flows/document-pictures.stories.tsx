import { PendingPicture, PictureCard } from '@octavo/ui/flows/document-pictures';
import { useFlow } from '@octavo/ui/flows/flow-context';
import { useSelector } from '@xstate/react';
import { t } from 'i18next';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { NothingShown } from './nothing-shown.tsx';
import { CardStage, Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function DocumentPicturesAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ 'document-pictures': state }}>
      <CardStage>
        <Pending />
        <PictureCard />
      </CardStage>
    </Staged>
  );
}

/** The places of pending pictures in the text. */
function Pending() {
  const flow = useFlow('document-pictures');
  const pending = useSelector(flow, ({ context }) => context.pending);
  const isOpen = useSelector(flow, (state) => state.hasTag('card'));
  if (pending.length === 0 && !isOpen) return <NothingShown />;
  return pending.map(({ key }) => <PendingPicture key={key} pictureKey={key} />);
}

const states: ToldStates = {
  'adding.idle': {
    focus: 'unchanged',
    announced: 'The picture was not added. The server cannot be reached.',
  },
  'adding.sending': { focus: 'unchanged', announced: ['Adding the picture', 'Waiting to be added'] },
  'card.closed': { focus: 'unchanged', announced: null },
  'card.open': { focus: 'textbox Alternative text', announced: 'Picture' },
};

const meta = preview.meta({
  title: 'Flows/Document pictures',
  component: DocumentPicturesAt,
  parameters: { states },
});

const button = (name: string) => screen.findByRole('button', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const AddingIdle = meta.story({
  args: { state: 'adding.idle' },
  play: async ({ userEvent }) => {
    await userEvent.click(await button(t('document-pictures:pending.retry')));
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(t('document-pictures:pending.sending')),
    );
  },
});

export const AddingSending = meta.story({
  args: { state: 'adding.sending' },
  play: async ({ userEvent }) => {
    const sent = t('document-pictures:pending.sent', { sent: 0.4 });
    const [bar] = await screen.findAllByRole('progressbar');
    await expect(screen.getByText((text) => text === sent.replaceAll(/\s/gu, ' '))).toBeVisible();
    await expect(bar).toHaveAttribute('aria-valuetext', sent);
    const give = await screen.findAllByRole('button', { name: t('document-pictures:pending.giveUp') });
    await expect(give).toHaveLength(2);
    await userEvent.click(give[0] ?? document.body);
    await waitFor(() => expect(screen.getAllByRole('progressbar')).toHaveLength(1));
  },
});

export const CardClosed = meta.story({ args: { state: 'card.closed' } });

export const CardOpen = meta.story({
  args: { state: 'card.open' },
  play: async ({ userEvent, step }) => {
    const alt = await screen.findByRole('textbox', { name: t('document-pictures:alt') });
    await step('What it shows is written', async () => {
      await userEvent.type(alt, 'A hand');
      await expect(alt).toHaveValue('A hand');
    });
    await step('It stands at half the width', async () => {
      const half = screen.getByRole('radio', { name: t('document-pictures:sizes.half') });
      await userEvent.click(half);
      await expect(half).toBeChecked();
    });
    await userEvent.click(await button(t('document-pictures:save')));
    await gone();
  },
});

export const Decoration = meta.story({
  args: { state: 'card.open' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('switch'));
    await expect(screen.getByRole('textbox', { name: t('document-pictures:alt') })).toBeDisabled();
    await userEvent.click(await button(t('common:cancel')));
    await gone();
  },
});

export const TakenOut = meta.story({
  args: { state: 'card.open' },
  play: async ({ userEvent }) => {
    await userEvent.click(await button(t('document-pictures:remove')));
    await gone();
  },
});
