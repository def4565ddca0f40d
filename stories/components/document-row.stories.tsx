import { Chip } from '@octavo/ui/components/chip';
import { DocumentRow, type DocumentRowProps } from '@octavo/ui/components/document-row';
import { Icon } from '@octavo/ui/components/icon';
import { IconButton } from '@octavo/ui/components/icon-button';
import { File, GraduationCap, Lock, Star } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { FrozenPart } from './frozen-part.tsx';
import { Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLLIElement>('li');
const onOpen = fn((event: { preventDefault: () => void }) => event.preventDefault());

const star = (name: string, pressed = false, word = 'Favourite') => (
  <IconButton icon={Star} tone="mark" pressed={pressed} label={`${word}: ${name}`} />
);
const essay = (
  <>
    <Icon of={GraduationCap} size={14} />
    Essay
  </>
);
const margins: DocumentRowProps = {
  href: '#margins',
  title: 'Why we still write in the margins',
  preview: 'A reader with a pencil is never quite alone. Long before the comment box, people answered books.',
  mark: star('Why we still write in the margins', true),
  mode: essay,
  date: '12 min ago',
  tags: (
    <>
      <Chip size="sm">Media history</Chip>
      <Chip size="sm">HIST 204</Chip>
    </>
  ),
  onOpen,
};

const meta = preview.meta({
  title: 'Components/Writing/Document row',
  component: DocumentRow,
  args: margins,
});

export const States = meta.story({
  render: (args) => (
    <Ground>
      <ul>
        <DocumentRow {...args} {...root.props} />
        <DocumentRow
          href="#letter"
          title="Letter to the scholarship board"
          preview="Locked. It cannot be read, searched or previewed until you unlock it."
          lock={<Icon of={Lock} />}
          mark={star('Letter')}
          mode={
            <>
              <Icon of={File} size={14} />
              Blank
            </>
          }
          date="Yesterday"
          onOpen={onOpen}
        />
        <DocumentRow
          {...args}
          href="#long"
          title="On the shade of the plane trees in the avenues of Lisbon, and on what a degree less in August is worth to those who walk there"
          mark={star('Long')}
          tags={
            <>
              <Chip size="sm">Urban green spaces and their neighbours</Chip>
              <Chip size="sm">Draft</Chip>
            </>
          }
        />
      </ul>
      <StateGrid
        width={620}
        pieces={{
          Hover: (
            <FrozenPart as="hover" of="a">
              <ul>
                <DocumentRow {...args} mark={star('Hover')} tags={undefined} />
              </ul>
            </FrozenPart>
          ),
          Pressed: (
            <FrozenPart as="hover active" of="a">
              <ul>
                <DocumentRow {...args} mark={star('Pressed')} tags={undefined} />
              </ul>
            </FrozenPart>
          ),
          Focus: (
            <FrozenPart as="focus" of="a">
              <ul>
                <DocumentRow {...args} mark={star('Focus')} tags={undefined} />
              </ul>
            </FrozenPart>
          ),
          'Right to left': (
            <RightToLeft>
              <ul>
                <DocumentRow
                  {...args}
                  title="لماذا ما زلنا نكتب في الهوامش"
                  preview="القارئ الذي يحمل قلمًا لا يكون وحيدًا أبدًا."
                  mark={star('لماذا ما زلنا نكتب في الهوامش', false, 'مفضلة')}
                  mode="مقال"
                  date="قبل ١٢ دقيقة"
                  tags={<Chip size="sm">تاريخ الإعلام</Chip>}
                />
              </ul>
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
});

/** The lock stays on the line of the last word at any width of the row. */
export const LockBesideTheTitle = meta.story({
  render: () => (
    <Ground>
      {[212, 292, 306, 318, 620].map((width) => (
        <ul key={width} style={{ width, maxWidth: '100%' }}>
          <DocumentRow
            title="Letter to the scholarship board"
            preview="Locked."
            lock={<Icon of={Lock} />}
            mode="Blank"
            date="Yesterday"
          />
        </ul>
      ))}
    </Ground>
  ),
  play: async ({ canvasElement }) => {
    for (const lock of canvasElement.querySelectorAll('li svg.lucide-lock')) {
      const word = lock.closest('span')?.parentElement?.firstChild;
      if (!(word instanceof Text)) throw new Error('no word stands before the lock');
      const range = document.createRange();
      range.setStart(word, Math.max(0, word.length - 2));
      range.setEnd(word, word.length);
      const { top, bottom } = range.getBoundingClientRect();
      const box = lock.getBoundingClientRect();
      await expect((box.top + box.bottom) / 2).toBeGreaterThan(top);
      await expect((box.top + box.bottom) / 2).toBeLessThan(bottom);
    }
  },
});

export const OpensAsAWhole = meta.story({
  tags: ['behaviour'],
  render: (args) => (
    <Ground>
      <ul>
        <DocumentRow {...args} {...root.props} />
      </ul>
    </Ground>
  ),
  play: async ({ canvas, step, userEvent }) => {
    await root.reachesRoot();
    await step('the star comes first, then the title, which opens the document', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: /^Favourite/u })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('link')).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(onOpen).toHaveBeenCalledOnce();
    });
    await step('a tag above the row is pressed for itself', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Media history' }));
      await expect(onOpen).toHaveBeenCalledOnce();
    });
  },
});

/** The longest possible title leaves room for the other parts. */
export const LongTitle = meta.story({
  args: { title: 'Why we still write in the margins of books that are not ours to write in '.repeat(4) },
  render: (args) => (
    <Ground>
      <ul>
        <DocumentRow {...args} />
      </ul>
    </Ground>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('link');
    const line = Number.parseFloat(getComputedStyle(title).lineHeight);
    await expect(title.getBoundingClientRect().height).toBeLessThanOrEqual(2 * line + 1);
  },
});
