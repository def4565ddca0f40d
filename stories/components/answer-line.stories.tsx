import { AnswerLine } from '@octavo/ui/components/answer-line';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLParagraphElement>('p');

const meta = preview.meta({
  title: 'Components/Feedback/Answer line',
  component: AnswerLine,
  args: {
    lead: 'You are writing about',
    answer: 'handwriting in the margins of books',
    changeLabel: 'Change',
    onChangeAnswer: fn(),
  },
});

export const States = meta.story({
  render: (args) => (
    <Ground>
      <StateGrid
        width={560}
        pieces={{
          'Can be changed': <AnswerLine {...args} {...root.props} />,
          Fixed: <AnswerLine {...args} onChangeAnswer={undefined} />,
          'Long answer': (
            <AnswerLine
              {...args}
              changeLabel="Say it anew"
              answer="what readers wrote in the margins of books between 1500 and 1700, and what became of that habit"
            />
          ),
          'Right to left': (
            <RightToLeft>
              <AnswerLine {...args} lead="تكتب عن" answer="الكتابة في هوامش الكتب" changeLabel="غيّر" />
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await root.reachesRoot();
    const [first] = canvas.getAllByRole('button', { name: 'Change' });
    if (first !== undefined) await userEvent.click(first);
    await expect(args.onChangeAnswer).toHaveBeenCalledOnce();
  },
});
