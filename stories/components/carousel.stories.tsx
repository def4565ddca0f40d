import { Card } from '@octavo/ui/components/card';
import { Carousel, type CarouselProps } from '@octavo/ui/components/carousel';
import { Icon } from '@octavo/ui/components/icon';
import { GraduationCap } from 'lucide-react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Ground, RightToLeft } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLElement>('section');

const subjects = [
  'Why we still write in the margins',
  'Tidal power on the Douro',
  'Trees, shade and the price of summer',
  'Notes on Pessoa’s heteronyms',
  'Who owns a recipe?',
  'The silence of the second violin',
] as const;

const arabicSubjects = [
  'لماذا ما زلنا نكتب في الهوامش',
  'طاقة المد على نهر دورو',
  'الأشجار والظل وثمن الصيف',
  'ملاحظات عن بيسوا',
  'لمن وصفة الطعام؟',
  'صمت الكمان الثاني',
] as const;

interface Essays {
  readonly subjects: readonly string[];
  readonly essay: (number: number) => string;
  readonly length: (words: number) => string;
}

function slidesOf({ subjects: titles, essay, length }: Essays): CarouselProps['slides'] {
  return Array.from({ length: 30 }, (_, index) => ({
    id: `essay-${index}`,
    content: (
      <Card
        title={titles[index % titles.length] ?? ''}
        href={`#essay-${index + 1}`}
        eyebrow={
          <>
            <Icon of={GraduationCap} size={14} />
            {essay(index + 1)}
          </>
        }
      >
        {length(900 + index * 37)}
      </Card>
    ),
  }));
}

const slides = slidesOf({
  subjects,
  essay: (number) => `Essay ${number}`,
  length: (words) => `${words} words`,
});

const texts: CarouselProps['texts'] = {
  kind: 'carousel',
  slideKind: 'slide',
  previous: 'Earlier essays',
  next: 'More essays',
  slide: (number, total) => `${number} of ${total}`,
  inSight: (first, last, total) => (first === last ? `${first} of ${total}` : `${first}–${last} of ${total}`),
};

const arabicFigures = new Intl.NumberFormat('ar-EG');
const figure = (value: number) => arabicFigures.format(value);

const arabic = {
  label: 'مقالات حديثة',
  slides: slidesOf({
    subjects: arabicSubjects,
    essay: (number) => `مقال ${figure(number)}`,
    length: (words) => `${figure(words)} كلمة`,
  }),
  texts: {
    kind: 'شريط',
    slideKind: 'شريحة',
    previous: 'مقالات أقدم',
    next: 'مقالات أخرى',
    slide: (number, total) => `${figure(number)} من ${figure(total)}`,
    inSight: (first, last, total) =>
      first === last
        ? `${figure(first)} من ${figure(total)}`
        : `${figure(first)}–${figure(last)} من ${figure(total)}`,
  },
} satisfies CarouselProps;

const meta = preview.meta({
  title: 'Components/Navigation/Carousel',
  component: Carousel,
  args: { label: 'Recent essays', slides, texts },
});

export const Thirty = meta.story({
  render: (args) => (
    <Ground>
      <div style={{ maxWidth: 820 }}>
        <Carousel {...args} />
      </div>
      <div style={{ maxWidth: 340 }}>
        <Carousel {...args} label="Recent essays, narrow" slides={slides.slice(0, 4)} />
      </div>
      <RightToLeft>
        <div style={{ maxWidth: 820 }}>
          <Carousel {...arabic} />
        </div>
      </RightToLeft>
    </Ground>
  ),
});

/** How many slides fit, and a check that the slides from a given number on are visible and shown as such. */
function slidesInSight(carousel: HTMLElement, { inSight }: CarouselProps['texts']) {
  const { width } = carousel.getBoundingClientRect();
  const room = width < 460 ? 1 : width < 720 ? 2 : 3;
  const from = (first: number) =>
    waitFor(() =>
      expect(within(carousel).getAllByText(inSight(first, first + room - 1, 30))[0]).toBeVisible(),
    );
  return { room, from };
}

export const Keyboard = meta.story({
  tags: ['behaviour'],
  render: (args) => (
    <Ground>
      <div style={{ maxWidth: 820 }}>
        <Carousel {...args} {...root.props} />
      </div>
    </Ground>
  ),
  play: async ({ canvas, step, userEvent }) => {
    await root.reachesRoot();
    const region = canvas.getByRole('region', { name: 'Recent essays' });
    const back = canvas.getByRole('button', { name: 'Earlier essays' });
    const more = canvas.getByRole('button', { name: 'More essays' });
    const { room, from } = slidesInSight(region, texts);

    await step('what it is and where it stands is said', async () => {
      await expect(region).toHaveAttribute('aria-roledescription', 'carousel');
      await from(1);
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
      await expect(canvas.getByRole('group', { name: '1 of 30' })).toHaveAttribute(
        'aria-roledescription',
        'slide',
      );
      await expect(back).toHaveAttribute('aria-disabled', 'true');
    });
    await step('the button brings up more and keeps the focus', async () => {
      more.focus();
      await userEvent.keyboard('{Enter}');
      await from(1 + room);
      await expect(canvas.getByRole('status')).toHaveTextContent(texts.inSight(1 + room, 2 * room, 30));
      await expect(more).toHaveFocus();
    });
    await step('what is out of sight cannot have the focus', async () => {
      const links = [...region.querySelectorAll('a')];
      const last = `#essay-${2 * room}`;
      for (const link of links) link.focus();
      await expect(document.activeElement).toHaveAttribute('href', last);
      links[0]?.focus();
      await expect(document.activeElement).toHaveAttribute('href', last);
      more.focus();
    });
    await step('arrow keys, End and Home', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await from(1 + 2 * room);
      await userEvent.keyboard('{ArrowLeft}');
      await from(1 + room);
      await userEvent.keyboard('{End}');
      await from(31 - room);
      await expect(more).toHaveAttribute('aria-disabled', 'true');
      await userEvent.keyboard('{Home}');
      await from(1);
    });
  },
});

export const ArrowsFollowTheDirectionOfReading = meta.story({
  tags: ['behaviour'],
  render: () => (
    <Ground>
      <RightToLeft>
        <div style={{ maxWidth: 820 }}>
          <Carousel {...arabic} />
        </div>
      </RightToLeft>
    </Ground>
  ),
  play: async ({ canvas, userEvent }) => {
    const { room, from } = slidesInSight(canvas.getByRole('region'), arabic.texts);
    canvas.getByRole('button', { name: 'مقالات أخرى' }).focus();
    await from(1);
    await userEvent.keyboard('{ArrowLeft}');
    await from(1 + room);
  },
});
