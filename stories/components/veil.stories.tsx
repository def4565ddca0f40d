import { Button } from '@octavo/ui/components/button';
import { Veil, type VeilProps } from '@octavo/ui/components/veil';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Ground, RightToLeft } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLElement>('section');

const essay = (
  <div
    style={{
      display: 'grid',
      gap: 16,
      fontFamily: 'var(--octavo-font-document)',
      fontSize: 18,
      lineHeight: 1.6,
    }}
  >
    <p>
      A reader with a pencil is never quite alone. Long before the comment box, people answered books where
      they stood, and the page kept both voices.
    </p>
    <p>
      Screens did not end the habit; they moved it. Students who take notes by hand remember the argument of a
      lecture better than those who type it word for word.
    </p>
    <p>
      <a href="#source">The slower hand has to choose</a>, and choosing is already a kind of thinking, which
      is decisive for anyone who wants to keep more than the words.
    </p>
  </div>
);

const meta = preview.meta({
  title: 'Components/Overlays/Veil',
  component: Veil,
  args: {
    title: 'The rest of this essay comes with Pro Plus',
    message: 'It is written and saved. Upgrade to read and edit it, or keep the part above.',
    actions: (
      <>
        <Button tone="solid">Go Pro+</Button>
        <Button tone="quiet">Maybe later</Button>
      </>
    ),
    children: essay,
  },
});

const show = (args: VeilProps) => (
  <Ground>
    <Veil {...args} {...root.props} />
  </Ground>
);

export const Blurred = meta.story({
  args: { onClick: fn() },
  render: show,
  play: async ({ canvas, canvasElement }) => {
    await root.reachesRoot();
    await expect(canvas.getByRole('region', { name: /rest of this essay/u })).toBeVisible();
    // The blurred content is hidden from screen readers and the keyboard.
    await expect(canvas.queryByRole('link')).toBeNull();
    canvasElement.querySelector('a')?.focus();
    await expect(document.body).toHaveFocus();
    canvas.getByRole('button', { name: 'Go Pro+' }).focus();
    await expect(canvas.getByRole('button', { name: 'Go Pro+' })).toHaveFocus();
  },
});

export const LongTextAndRightToLeft = meta.story({
  render: (args) => (
    <Ground>
      <Veil
        {...args}
        title="Today’s AI words are used up, and what you asked for has been kept for tomorrow"
        message="They fill up again at midnight UTC. Your text is saved, and the answer that was begun waits below until then."
      />
      <RightToLeft>
        <Veil
          {...args}
          title="بقية هذا المقال لمشتركي برو"
          message="المقال مكتوب ومحفوظ. اشترك لتقرأه وتحرره."
          actions={<Button tone="solid">اشترك</Button>}
        >
          <p>
            القارئ الذي يحمل قلمًا لا يكون وحيدًا أبدًا. قبل صندوق التعليقات بزمن طويل كان الناس يجيبون الكتب.
          </p>
        </Veil>
      </RightToLeft>
    </Ground>
  ),
});
