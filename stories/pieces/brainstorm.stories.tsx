import type { BrainstormAction } from '@octavo/contract/essay-options';
import { BrainstormHome, BrainstormTopic } from '@octavo/ui/flows/brainstorm';
import { WizardAlert, WizardLoading } from '@octavo/ui/flows/wizard';
import { t } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const onBack = fn();
const onClose = fn();
const onContinue = fn();

const shell = { open: true, onClose, onBack, soFar: null, step: null };
const topic = { ...shell, onTopicChange: fn(), isMissing: false, onContinue } as const;

const meta = preview.meta({
  title: 'Pieces/Brainstorm wizard',
  tags: ['window-only'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
  beforeEach: () => {
    onBack.mockReset();
    onClose.mockReset();
    onContinue.mockReset();
  },
});

function Start() {
  const [action, setAction] = useState<BrainstormAction | null>('quick-brainstorm');
  return (
    <BrainstormHome
      {...shell}
      onBack={undefined}
      action={action}
      onActionChange={setAction}
      onContinue={onContinue}
    />
  );
}

export const QuickOrDetailed = meta.story({
  render: () => <Start />,
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: `${t('brainstorm:name')} ${t('brainstorm:home.question')}` });
    await userEvent.keyboard('2');
    await expect(
      screen.getByRole('radio', { name: new RegExp(t('brainstorm:actions.detailed-plan')) }),
    ).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(onContinue).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledOnce();
  },
});

export const QuickTopic = meta.story({
  render: () => <BrainstormTopic {...topic} action="quick-brainstorm" topic="" />,
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByLabelText(t('brainstorm:topic'))).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: t('wizard:back') }));
    await expect(onBack).toHaveBeenCalledOnce();
  },
});
export const TopicOfAPlan = meta.story({
  render: () => (
    <BrainstormTopic
      {...topic}
      action="detailed-plan"
      topic="Tidal power on the Douro, for a seminar of 20 minutes"
    />
  ),
});
export const TopicIsMissing = meta.story({
  render: () => <BrainstormTopic {...topic} action="quick-brainstorm" topic="" isMissing />,
  play: async () => {
    await waitFor(() => expect(screen.getByText(t('wizard:topicMissing'))).toBeVisible());
  },
});

function Writing() {
  const { t: text } = useTranslation('brainstorm');
  return (
    <WizardLoading
      {...shell}
      step={null}
      soFar={{ text: 'tidal power on the Douro' }}
      name={text('name')}
      set={4}
    />
  );
}

export const Loading = meta.story({
  render: () => <Writing />,
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.queryByRole('button')).toBeNull();
  },
});

function Refused() {
  const { t: text } = useTranslation('brainstorm');
  return (
    <WizardAlert
      {...shell}
      step={null}
      soFar={{ text: 'tidal power on the Douro' }}
      name={text('name')}
      message="The model did not answer in time."
      onRetry={onContinue}
    />
  );
}

export const Failed = meta.story({
  render: () => <Refused />,
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'mobile2' } }, render: () => <Start /> });
