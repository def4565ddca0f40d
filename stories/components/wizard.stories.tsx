import { AnswerLine } from '@octavo/ui/components/answer-line';
import { Button } from '@octavo/ui/components/button';
import { StepSegments } from '@octavo/ui/components/step-segments';
import { TextField } from '@octavo/ui/components/text-field';
import { Wizard, type WizardProps } from '@octavo/ui/components/wizard';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Ground, RightToLeft } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLDivElement>('div');

const meta = preview.meta({
  title: 'Components/Overlays/Wizard',
  component: Wizard,
  tags: ['window-only'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
  args: {
    open: true,
    onClose: fn(),
    name: 'New essay',
    page: 'topic',
    question: 'What is it about?',
    closeLabel: 'Close',
    progress: <StepSegments step={2} total={6} label="Step 2 of 6" />,
    children: <TextField label="Your topic" />,
    back: (
      <Button tone="quiet" size="lg">
        Back
      </Button>
    ),
    next: (
      <Button tone="solid" size="lg" shortcut="↵">
        Continue
      </Button>
    ),
    onEnter: fn(),
  },
});

export const Page = meta.story({
  args: {
    answer: (
      <AnswerLine lead="You are writing about" answer="margins" changeLabel="Change" onChangeAnswer={fn()} />
    ),
  },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'New essay What is it about?' });
    await waitFor(() => expect(screen.getByLabelText('Your topic')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnter).toHaveBeenCalledOnce();
    screen.getByRole('button', { name: 'Back' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnter).toHaveBeenCalledOnce();
  },
});

export const CannotBeClosed = meta.story({
  args: {
    isClosable: false,
    children: 'Being written…',
    back: undefined,
    next: undefined,
    progress: undefined,
  },
});

export const LongText = meta.story({
  args: {
    question:
      'Which of the many things that could be said about this would you like to say in your own words?',
    children: (
      <>
        <TextField label="Your topic" />
        {Array.from({ length: 24 }, (_, line) => (
          <p key={line}>A reader with a pencil is never quite alone.</p>
        ))}
      </>
    ),
  },
  play: async () => {
    const next = await screen.findByRole('button', { name: /Continue/u });
    await expect(next.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

export const FromRightToLeft = meta.story({
  args: {
    dir: 'rtl',
    lang: 'ar',
    name: 'مقالة جديدة',
    question: 'عمّ تكتب؟',
    closeLabel: 'أغلق',
    progress: <StepSegments step={2} total={6} label="الخطوة ٢ من ٦" />,
    children: <TextField label="موضوعك" />,
    back: <Button tone="quiet">رجوع</Button>,
    next: <Button tone="solid">متابعة</Button>,
  },
  render: (args) => (
    <RightToLeft>
      <Wizard {...args} />
    </RightToLeft>
  ),
});

function TwoPages(props: WizardProps) {
  const [open, setOpen] = useState(false);
  const [page, setPage] = useState('topic');
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Essay…</Button>
      <Wizard
        {...props}
        {...root.props}
        open={open}
        page={page}
        question={page === 'topic' ? 'What is it about?' : 'Is that all?'}
        onClose={() => setOpen(false)}
        onEnter={() => setPage('end')}
      >
        {page === 'topic' ? props.children : 'Yes.'}
      </Wizard>
    </div>
  );
}

export const Keyboard = meta.story({
  tags: ['behaviour'],
  render: (args) => (
    <Ground>
      <TwoPages {...args} />
    </Ground>
  ),
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Essay…' });
    await step('the focus goes to the first field', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByLabelText('Your topic')).toHaveFocus());
      await root.reachesRoot();
    });
    await step('a new page has its question read', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Is that all?' })).toHaveFocus());
    });
    await step('Escape closes it and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
});
