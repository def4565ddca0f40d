import { BenefitList } from '@octavo/ui/components/benefit-list';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLUListElement>('ul');
const benefits = ['AI without a daily limit', 'Essays in full length', 'Three shared accounts'];

const meta = preview.meta({
  title: 'Components/Layout/Benefit list',
  component: BenefitList,
  args: { benefits },
});

export const States = meta.story({
  render: (args) => (
    <Ground>
      <StateGrid
        width={432}
        pieces={{
          'Two columns': <BenefitList {...args} {...root.props} label="What Pro gives you" />,
          'One column': (
            <div style={{ maxWidth: 240 }}>
              <BenefitList
                benefits={[...benefits, 'A plagiarism check that compares your text with pages on the web']}
              />
            </div>
          ),
          'Right to left': (
            <RightToLeft>
              <BenefitList benefits={['ذكاء اصطناعي بلا حد يومي', 'مقالات كاملة']} />
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
  play: async ({ canvas }) => {
    await root.reachesRoot();
    await expect(canvas.getByRole('list', { name: 'What Pro gives you' }).children).toHaveLength(3);
  },
});
