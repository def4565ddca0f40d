import { Card } from '@octavo/ui/components/card';
import { Carousel, type CarouselProps } from '@octavo/ui/components/carousel';
import { Icon } from '@octavo/ui/components/icon';
import { GraduationCap } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
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
  title: 'Components/Carousel',
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

export const Keyboard = meta.story({
  render: (args) => (
    <Ground>
      <div style={{ width: 820 }}>
        <Carousel {...args} {...root.props} />
      </div>
    </Ground>
  ),
  play: async ({ canvas, step, userEvent }) => {
    await root.reachesRoot();
    const region = canvas.getByRole('region', { name: 'Recent essays' });
    const status = canvas.getByRole('status');
    const back = canvas.getByRole('button', { name: 'Earlier essays' });
    const more = canvas.getByRole('button', { name: 'More essays' });

    await step('what it is and where it stands is said', async () => {
      await expect(region).toHaveAttribute('aria-roledescription', 'carousel');
      await waitFor(() => expect(status).toHaveTextContent('1–3 of 30'));
      await expect(canvas.getByRole('group', { name: '2 of 30' })).toHaveAttribute(
        'aria-roledescription',
        'slide',
      );
      await expect(back).toHaveAttribute('aria-disabled', 'true');
    });
    await step('the button brings up more and keeps the focus', async () => {
      more.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(status).toHaveTextContent('4–6 of 30'));
      await expect(more).toHaveFocus();
    });
    await step('what is out of sight cannot have the focus', async () => {
      const links = [...region.querySelectorAll('a')];
      for (const link of links) link.focus();
      await expect(document.activeElement).toHaveAttribute('href', '#essay-6');
      links[0]?.focus();
      await expect(document.activeElement).toHaveAttribute('href', '#essay-6');
      more.focus();
    });
    await step('arrow keys, End and Home', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(status).toHaveTextContent('7–9 of 30'));
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() => expect(status).toHaveTextContent('4–6 of 30'));
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(status).toHaveTextContent('28–30 of 30'));
      await expect(more).toHaveAttribute('aria-disabled', 'true');
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(status).toHaveTextContent('1–3 of 30'));
    });
  },
});

export const ArrowsFollowTheDirectionOfReading = meta.story({
  render: () => (
    <RightToLeft>
      <div style={{ width: 820 }}>
        <Carousel {...arabic} />
      </div>
    </RightToLeft>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'مقالات أخرى' }).focus();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('١–٣ من ٣٠'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('٤–٦ من ٣٠'));
  },
});
