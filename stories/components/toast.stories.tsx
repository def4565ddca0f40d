import { Button } from '@octavo/ui/components/button';
import { Dialog } from '@octavo/ui/components/dialog';
import { Toast, type ToastProps } from '@octavo/ui/components/toast';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import * as css from './toast.css.ts';
import { RightToLeft } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLOutputElement>('output');

const meta = preview.meta({
  title: 'Components/Feedback/Toast',
  component: Toast,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '160px' } } },
  args: {
    title: 'Oops!',
    message: 'Today’s 200 AI words are used up. Your text is saved.',
    actions: (
      <>
        <Button tone="quiet" size="sm">
          Later
        </Button>
        <Button tone="solid" size="sm">
          Upgrade now
        </Button>
      </>
    ),
  },
});

export const WithActions = meta.story({
  render: (args) => <Toast {...args} {...root.props} />,
  play: async ({ canvas }) => {
    await root.reachesRoot();
    await expect(canvas.getByRole('status')).toHaveTextContent('Your text is saved');
  },
});

export const Tones = meta.story({
  render: (args) => (
    <div className={css.stack}>
      {(['neutral', 'success', 'warning', 'danger'] as const).map((tone) => (
        <div key={tone} className={css.stage}>
          <Toast {...args} tone={tone} title={`${tone}:`} />
        </div>
      ))}
    </div>
  ),
});

function AnsweredAboveADialog(args: ToastProps) {
  const [isUndone, setUndone] = useState(false);
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <>
      <Toast
        {...args}
        actions={
          <Button size="sm" onClick={() => setUndone(true)}>
            {isUndone ? 'Undone' : 'Undo'}
          </Button>
        }
      />
      <Dialog open={isOpen} onClose={close} title="Versions" closeLabel="Close" footer={null}>
        It stays open while the message is answered.
      </Dialog>
    </>
  );
}

export const AboveADialog = meta.story({
  tags: ['behaviour'],
  render: (args) => <AnsweredAboveADialog {...args} />,
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByText('Undo'));
    await expect(await screen.findByText('Undone')).toBeInTheDocument();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
});

export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: 'mobile2' } },
  args: {
    message:
      'Today’s AI words are used up. Your text is saved, and what you asked for waits until they fill up again at midnight UTC.',
  },
});

export const FromRightToLeft = meta.story({
  args: {
    title: 'عذرًا!',
    message: 'نفدت كلمات اليوم. نصك محفوظ.',
    actions: (
      <Button tone="solid" size="sm">
        اشترك الآن
      </Button>
    ),
  },
  render: (args) => (
    <RightToLeft>
      <Toast {...args} />
    </RightToLeft>
  ),
});
