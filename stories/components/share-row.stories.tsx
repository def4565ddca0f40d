import { ShareRow } from '@octavo/ui/components/share-row';
import { Mail, MessageCircle } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLDivElement>('div');
const onShare = fn();

const meta = preview.meta({
  title: 'Components/Actions/Share row',
  component: ShareRow,
  args: {
    label: 'Your invitation link',
    link: 'https://octavo.example/i/u_7Kq2',
    copy: { label: 'Copy link', copiedLabel: 'Copied!', refusedLabel: 'Not copied' },
    ways: [
      { href: 'mailto:?body=octavo', label: 'Email', icon: Mail },
      { href: 'https://wa.me/?text=octavo', label: 'WhatsApp', icon: MessageCircle },
    ],
  },
});

export const States = meta.story({
  render: (args) => (
    <Ground>
      <StateGrid
        width={420}
        pieces={{
          'On a device that shares': (
            <ShareRow {...args} {...root.props} share={{ label: 'Other apps', onShare }} />
          ),
          'On another': <ShareRow {...args} />,
          'In a narrow place': (
            <div style={{ maxWidth: 260 }}>
              <ShareRow {...args} />
            </div>
          ),
          'Right to left': (
            <RightToLeft>
              <ShareRow
                {...args}
                label="رابط الدعوة"
                copy={{ label: 'انسخ الرابط', copiedLabel: 'نُسخ', refusedLabel: 'لم يُنسخ' }}
                ways={[]}
              />
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
  play: async ({ canvas, userEvent }) => {
    await root.reachesRoot();
    await userEvent.click(canvas.getByRole('button', { name: 'Other apps' }));
    await expect(onShare).toHaveBeenCalled();
    const [field] = canvas.getAllByLabelText<HTMLInputElement>('Your invitation link');
    field?.focus();
    await waitFor(() => expect(field?.selectionEnd).toBe(field?.value.length));
  },
});
