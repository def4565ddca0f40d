import { brand } from '@octavo/contract/brand';
import { Accordion, AccordionItem, type AccordionProps } from '@octavo/ui/components/accordion';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { FrozenPart } from './frozen-part.tsx';
import { Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const meta = preview.meta({
  title: 'Components/Navigation/Accordion',
  component: Accordion,
  subcomponents: { AccordionItem },
});

const questions = [
  {
    value: 'words',
    title: 'What is an AI word?',
    text: `Each word that ${brand.name} writes for you counts as one. Corrections are free, however many there are.`,
  },
  {
    value: 'safe',
    title: 'Who can read what I write?',
    text: 'You, and whoever you share a document with.',
  },
  {
    value: 'stop',
    title: 'Can I stop at any time?',
    text: 'Yes. What you have paid for stays until its end.',
  },
] as const;

function Questions({ open: first = [], ...rest }: Partial<AccordionProps>) {
  const [open, setOpen] = useState<readonly string[]>(first);
  return (
    <Accordion {...rest} open={open} onOpenChange={setOpen}>
      {questions.map(({ value, title, text }) => (
        <AccordionItem key={value} value={value} title={title}>
          {text}
        </AccordionItem>
      ))}
    </Accordion>
  );
}

const noChange = () => {};

export const States = meta.story({
  render: () => (
    <Ground>
      <StateGrid
        width={360}
        pieces={{
          Closed: <Questions />,
          'One open': <Questions open={['words']} />,
          'Several open': <Questions isMultiple open={['safe', 'stop']} />,
          'Hover and focus': (
            <FrozenPart as="hover" of="#under-the-pointer button">
              <FrozenPart as="focus" of="#with-the-focus button">
                <Accordion open={[]} onOpenChange={noChange}>
                  <AccordionItem id="under-the-pointer" value="hover" title="Under the pointer" />
                  <AccordionItem id="with-the-focus" value="focus" title="With the focus" />
                  <AccordionItem value="off" title="Off" disabled />
                </Accordion>
              </FrozenPart>
            </FrozenPart>
          ),
          'Long text': (
            <Accordion open={['long']} onOpenChange={noChange}>
              <AccordionItem
                value="long"
                title="What happens to the documents that I locked with a password when I forget the password and have no copy of them?"
              >
                Nobody can open them any more, and neither can we. The password never leaves your computer,
                and without it there is nothing but noise.
              </AccordionItem>
            </Accordion>
          ),
          'Right to left': (
            <RightToLeft>
              <Accordion open={['words']} onOpenChange={noChange}>
                <AccordionItem value="words" title="ما هي كلمة الذكاء الاصطناعي؟">
                  كل كلمة يكتبها أوكتافو لك تُحسب واحدة.
                </AccordionItem>
                <AccordionItem value="safe" title="من يستطيع قراءة ما أكتب؟" />
              </Accordion>
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
});

const root = witness<HTMLDivElement>('div');

export const Conformance = meta.story({
  tags: ['behaviour'],
  render: () => (
    <Ground>
      <Questions {...root.props} />
    </Ground>
  ),
  play: async ({ canvas, step, userEvent }) => {
    await root.reachesRoot();
    const [first, second, last] = questions.map(({ title }) => canvas.getByRole('button', { name: title }));
    if (!first || !second || !last) throw new Error('three headings are drawn');

    await step('each is a heading with a button that says whether it is open', async () => {
      await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
      await expect(first).toHaveAttribute('aria-expanded', 'false');
    });
    await step('Enter opens what the heading names, and Space closes it', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(first).toHaveAttribute('aria-expanded', 'true');
      await expect(canvas.getByRole('region', { name: 'What is an AI word?' })).toHaveTextContent(
        'Corrections are free',
      );
      await userEvent.keyboard(' ');
      await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
    });
    await step('arrows lead around, Home and End to the ends', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(second).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(last).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(first).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(last).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(first).toHaveFocus();
    });
    await step('opening one closes the other', async () => {
      await userEvent.click(first);
      await userEvent.click(last);
      await waitFor(() => expect(canvas.getAllByRole('region')).toHaveLength(1));
      await expect(last).toHaveAttribute('aria-expanded', 'true');
    });
  },
});
