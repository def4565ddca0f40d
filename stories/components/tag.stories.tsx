import { Tag } from '@octavo/ui/components/tag';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { FrozenPart } from './frozen-part.tsx';
import { Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const onRemove = fn();
const meta = preview.meta({ title: 'Components/Writing/Tag', component: Tag });

function Essay() {
  return (
    <Tag removeLabel="Remove Essay" onRemove={onRemove}>
      Essay
    </Tag>
  );
}

export const States = meta.story({
  render: () => (
    <Ground>
      <StateGrid
        width={180}
        pieces={{
          Rest: <Tag>Draft</Tag>,
          'To take off': <Essay />,
          Hover: (
            <FrozenPart as="hover" of="button">
              <Essay />
            </FrozenPart>
          ),
          Focus: (
            <FrozenPart as="focus" of="button">
              <Essay />
            </FrozenPart>
          ),
          'Long text': (
            <div style={{ width: 160 }}>
              <Tag removeLabel="Remove the tag" onRemove={onRemove}>
                Renewable energy in the north of Portugal
              </Tag>
            </div>
          ),
          'Right to left': (
            <RightToLeft>
              <Tag removeLabel="أزل مسودة" onRemove={onRemove}>
                مسودة
              </Tag>
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
});

const root = witness<HTMLSpanElement>('span');

export const Conformance = meta.story({
  tags: ['behaviour'],
  render: () => (
    <Ground>
      <div>
        <Tag {...root.props} removeLabel="Remove Essay" onRemove={onRemove}>
          Essay
        </Tag>
      </div>
    </Ground>
  ),
  play: async ({ canvas, userEvent }) => {
    await root.reachesRoot();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Essay' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onRemove).toHaveBeenCalledOnce();
  },
});
