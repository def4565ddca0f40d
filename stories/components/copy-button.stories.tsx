import { CopyButton } from '@octavo/ui/components/copy-button';
import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { frozen, Ground, RightToLeft, StateGrid, StateTable } from './states.tsx';
import { witness } from './witness.ts';

const meta = preview.meta({
  title: 'Components/Actions/Copy button',
  component: CopyButton,
  args: {
    text: 'https://octavo.example/invite/margins',
    label: 'Copy the link',
    copiedLabel: 'Copied!',
    refusedLabel: 'Not copied',
  },
});

const states = { ...frozen, Disabled: { disabled: true } } as const;

export const States = meta.story({
  render: (args) => (
    <Ground>
      <StateTable
        states={states}
        kinds={{
          Outline: (props) => <CopyButton {...args} {...props} />,
          Quiet: (props) => <CopyButton {...args} tone="quiet" size="sm" {...props} />,
          Solid: (props) => <CopyButton {...args} tone="solid" {...props} />,
        }}
      />
      <StateGrid
        pieces={{
          'Long text': <CopyButton {...args} label="Copy the invitation with your name in it" />,
          'Right to left': (
            <RightToLeft>
              <CopyButton {...args} label="انسخ الرابط" copiedLabel="نُسخ!" refusedLabel="لم يُنسخ" />
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
});

const root = witness<HTMLButtonElement>('button');

export const Copied = meta.story({
  render: (args) => (
    <Ground>
      <CopyButton {...args} {...root.props} />
    </Ground>
  ),
  play: async ({ args, canvas, step, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await root.reachesRoot();
    const button = canvas.getByRole('button', { name: 'Copy the link' });
    const width = button.getBoundingClientRect().width;

    await step('Enter copies; the button says so and keeps its focus and its width', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(write).toHaveBeenCalledWith(args.text);
      await waitFor(() => expect(button).toHaveAccessibleName('Copied!'));
      await expect(button).toHaveFocus();
      await expect(button.getBoundingClientRect().width).toBe(width);
    });
    await step('it is said aloud once', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Copied!');
    });
    await step('after two and a half seconds it is as before', async () => {
      const since = performance.now();
      await waitFor(() => expect(button).toHaveAccessibleName('Copy the link'), { timeout: 4000 });
      await expect(performance.now() - since).toBeGreaterThan(1500);
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    });
  },
});

export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the link' }));
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAccessibleName('Not copied'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Not copied');
  },
});

/** As on a page over plain HTTP from another machine, where browsers have no clipboard. */
export const WithoutClipboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy the link' }));
      await waitFor(() => expect(canvas.getByRole('button')).toHaveAccessibleName('Not copied'));
    } finally {
      Reflect.deleteProperty(navigator, 'clipboard');
    }
  },
});
