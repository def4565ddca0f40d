import { Notice } from '@octavo/ui/components/notice';
import { lazyPart, type LazyPartOptions } from '@octavo/ui/flows/lazy-part';
import { type ComponentType, useState } from 'react';
import { t } from 'i18next';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const isReachable = fn<() => boolean>();
const onDismiss = fn<() => void>();

interface PartProps {
  readonly onDismiss: () => void;
}

const Help: ComponentType<PartProps> = () => <Notice title="Three ways to begin" />;

const BreaksOnce: ComponentType<PartProps> = () => {
  if (!isReachable()) throw new Error('Broken on purpose');
  return <Help onDismiss={onDismiss} />;
};

interface StageProps extends LazyPartOptions {
  readonly part: ComponentType<PartProps>;
  readonly fetches: boolean;
}

/** Next to the part is a button that must keep working. */
function Stage({ part, fetches, ...options }: StageProps) {
  const [Part] = useState(() =>
    lazyPart<PartProps>(async () => {
      if (fetches && !isReachable()) throw new TypeError('Failed to fetch');
      return { default: part };
    }, options),
  );
  return (
    <main id="content" tabIndex={-1} style={{ maxWidth: 480, minHeight: 120, padding: 24 }}>
      <Part onDismiss={onDismiss} fallback={<p>On its way</p>} />
    </main>
  );
}

const meta = preview.meta({
  title: 'Screens/Lazy part',
  component: Stage,
  args: { part: Help, fetches: true },
  beforeEach: () => {
    isReachable.mockReset().mockReturnValue(true);
    onDismiss.mockReset();
  },
});

const offline = () => void isReachable.mockReturnValue(false);

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('Three ways to begin');
    await expect(canvas.queryByText('On its way')).not.toBeInTheDocument();
  },
});

export const Unreachable = meta.story({
  beforeEach: offline,
  play: async ({ canvas }) => {
    const failed = within(await canvas.findByRole('alert'));
    await expect(failed.getByText(t('common:part.unreachable'))).toBeVisible();
  },
});

export const TriedAgainOnPress = meta.story({
  beforeEach: offline,
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: t('common:tryAgain') });
    await userEvent.click(again);
    await waitFor(() => expect(isReachable).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'));
    isReachable.mockReturnValue(true);
    await userEvent.click(again);
    await canvas.findByText('Three ways to begin');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});

export const TriedAgainOnline = meta.story({
  beforeEach: offline,
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
    isReachable.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await canvas.findByText('Three ways to begin');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const FloatingDismissed = meta.story({
  args: { place: 'floating' },
  beforeEach: offline,
  play: async ({ canvas, userEvent }) => {
    const toast = within(await canvas.findByRole('status'));
    await userEvent.click(toast.getByRole('button', { name: t('common:close') }));
    await expect(onDismiss).toHaveBeenCalledTimes(1);
  },
});

export const Broken = meta.story({
  args: { part: BreaksOnce, fetches: false },
  beforeEach: offline,
  play: async ({ canvas, userEvent }) => {
    const failed = within(await canvas.findByRole('alert'));
    await expect(failed.getByText(t('common:part.broken'))).toBeVisible();
    isReachable.mockReturnValue(true);
    await userEvent.click(failed.getByRole('button', { name: t('common:tryAgain') }));
    await canvas.findByText('Three ways to begin');
  },
});
