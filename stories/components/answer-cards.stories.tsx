import { AnswerCards, type AnswerCardsProps } from '@octavo/ui/components/answer-cards';
import { Icon } from '@octavo/ui/components/icon';
import { Lightbulb, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLDivElement>('div');

const theses = [
  { value: 'a', label: 'Annotation is not a distraction from reading but its oldest proof.' },
  { value: 'b', label: 'Comment threads have made reading more social and, for that reason, less honest.' },
];
const fields = ['History', 'Science', 'Technology', 'Literature', 'Society & Culture'].map((label) => ({
  value: label,
  label,
}));

function Cards({
  first = null,
  ...props
}: Partial<AnswerCardsProps<string>> & { readonly first?: string | null; readonly id: string }) {
  const [value, setValue] = useState<string | null>(first);
  return (
    <AnswerCards
      label="Which of these would you argue?"
      answers={theses}
      {...props}
      value={value}
      onValueChange={setValue}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Inputs/Answer cards',
  component: Cards,
  args: { id: 'cards' },
});

export const States = meta.story({
  render: () => (
    <Ground>
      <StateGrid
        width={420}
        pieces={{
          'One chosen': <Cards id="chosen" isDocument first="b" />,
          'Left out': <Cards id="missing" isDocument error="Please select an idea" />,
          'With a drawing and a hint': (
            <Cards
              id="drawn"
              first="own"
              answers={[
                {
                  value: 'own',
                  label: 'With a topic of my own',
                  hint: 'You say what it is about',
                  icon: <Icon of={PencilLine} size={18} />,
                },
                {
                  value: 'list',
                  label: 'With a topic from the list',
                  hint: 'Nine fields, and ideas for each of them',
                  icon: <Icon of={Lightbulb} size={18} />,
                },
              ]}
            />
          ),
          'Two columns': <Cards id="two" columns={2} first="History" answers={fields} />,
          'Right to left': (
            <RightToLeft>
              <Cards
                id="rtl"
                first="a"
                answers={[
                  { value: 'a', label: 'التاريخ' },
                  { value: 'b', label: 'العلوم' },
                ]}
              />
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
});

export const Keyboard = meta.story({
  tags: ['behaviour'],
  render: () => (
    <Ground>
      <Cards {...root.props} id="keys" columns={3} answers={fields} />
      <input aria-label="A field beside" defaultValue="1" />
    </Ground>
  ),
  play: async ({ canvas, step, userEvent }) => {
    await root.reachesRoot();
    const card = (name: string) => canvas.getByRole('radio', { name });
    await step('a number chooses and takes the focus there', async () => {
      await userEvent.keyboard('4');
      await expect(card('Literature')).toBeChecked();
      await expect(card('Literature')).toHaveFocus();
    });
    await step('arrow keys go round', async () => {
      await userEvent.keyboard('{ArrowRight>}');
      await waitFor(() => expect(card('Society & Culture')).toBeChecked());
      await userEvent.keyboard('{/ArrowRight}');
    });
    await step('what is typed elsewhere chooses nothing', async () => {
      await userEvent.type(canvas.getByRole('textbox'), '2');
      await expect(card('Society & Culture')).toBeChecked();
    });
  },
});
