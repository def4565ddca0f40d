import { Calendar, type CalendarLabels, type CalendarProps } from '@octavo/ui/components/calendar';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { FrozenPart } from './frozen-part.tsx';
import { Paper, Row } from './layout.tsx';
import { Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const meta = preview.meta({ title: 'Components/Inputs/Calendar', component: Calendar });

const labels: CalendarLabels = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: (date) => `${date}, today`,
  picked: (date) => `${date}, picked`,
  days: (count) => (count === 1 ? '1 day' : `${count} days`),
};
const arabicLabels: CalendarLabels = {
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  today: (date) => `${date}، اليوم`,
  picked: (date) => `${date}، مختار`,
  days: (count) =>
    new Intl.NumberFormat('ar', { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(count),
};
const shared = { labels, today: '2026-11-20', onPick: fn() };
const dayOf = (day: string) => {
  const cell = document.querySelector(`[data-day='${day}']`);
  const button = cell?.querySelector('button');
  if (!button) throw new Error(`${day} is not drawn`);
  return button;
};

const weekdays = () => [...document.querySelectorAll('[role=grid] th')].map((header) => header.textContent);

function Picking(props: Partial<CalendarProps>) {
  const [days, setDays] = useState<readonly string[]>(props.days ?? []);
  return (
    <Paper width={344}>
      <Calendar {...shared} mode="single" {...props} days={days} onPick={(day) => setDays([day])} />
    </Paper>
  );
}

export const Single = meta.story({
  render: () => <Picking />,
  play: async ({ canvas, step, userEvent }) => {
    await step('begins the week on Monday and speaks American English', async () => {
      await expect(weekdays()).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
      await expect(canvas.getByRole('grid', { name: 'November 2026' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Friday, November 20, 2026, today' })).toBeVisible();
    });
    await step('holds the day that is pressed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Wednesday, November 18, 2026' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Monday, November 9, 2026' }));
      await expect(
        canvas.getByRole('button', { name: 'Monday, November 9, 2026, picked' }),
      ).toHaveAccessibleName();
      await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(1);
    });
    await step('says no number of days', async () => {
      await expect(canvas.queryByRole('tooltip')).toBeNull();
    });
  },
});

export const Range = meta.story({
  render: () => (
    <Paper width={344}>
      <Calendar {...shared} mode="range" days={['2026-11-11', '2026-11-24']} />
    </Paper>
  ),
  play: async ({ canvas, step, userEvent }) => {
    await step('shows both ends and all between them', async () => {
      await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(14);
    });
    await step('says its length over each of its days, and nothing beside them', async () => {
      await userEvent.hover(dayOf('2026-11-30'));
      await expect(canvas.queryByRole('tooltip')).toBeNull();
      await userEvent.hover(dayOf('2026-11-24'));
      await expect(canvas.getByRole('tooltip')).toHaveTextContent('14 days');
    });
  },
});

export const RangeHalfway = meta.story({
  render: () => (
    <Paper width={344}>
      <Calendar {...shared} mode="range" days={['2026-11-18']} />
    </Paper>
  ),
  play: async ({ canvas, step, userEvent }) => {
    await step('one day alone', async () => {
      await userEvent.hover(dayOf('2026-11-18'));
      await expect(canvas.getByRole('tooltip')).toHaveTextContent('1 day');
    });
    await step('a later day', async () => {
      await userEvent.hover(dayOf('2026-12-06'));
      await expect(canvas.getByRole('tooltip')).toHaveTextContent('19 days');
    });
    await step('an earlier day, over the change of the clocks', async () => {
      await userEvent.hover(dayOf('2026-11-03'));
      await expect(canvas.getByRole('tooltip')).toHaveTextContent('16 days');
      await expect(dayOf('2026-11-03')).toHaveAccessibleDescription('16 days');
    });
  },
});

export const ByKeyboard = meta.story({
  tags: ['behaviour'],
  render: () => <Picking takesFocus days={['2026-11-18']} mode="range" />,
  play: async ({ canvas, step, userEvent }) => {
    await waitFor(() => expect(dayOf('2026-11-18')).toHaveFocus());
    const goes = [
      ['{ArrowRight}', '2026-11-19'],
      ['{ArrowDown}', '2026-11-26'],
      ['{Home}', '2026-11-23'],
      ['{End}', '2026-11-29'],
      ['{PageDown}', '2026-12-29'],
      ['{Shift>}{PageUp}{/Shift}', '2025-12-29'],
      ['{ArrowUp}', '2025-12-22'],
      ['{ArrowLeft}', '2025-12-21'],
    ] as const;
    await step('the arrows and their friends move through days, weeks, months and years', async () => {
      for (const [key, day] of goes) {
        await userEvent.keyboard(key);
        await waitFor(() => expect(dayOf(day)).toHaveFocus());
      }
      await expect(canvas.getByRole('grid', { name: 'December 2025' })).toBeVisible();
    });
    await step('the focused day says how many days that makes', async () => {
      await expect(canvas.getByRole('tooltip')).toHaveTextContent('333 days');
    });
    await step('Enter picks it', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(dayOf('2025-12-21')).toHaveAccessibleName('Sunday, December 21, 2025, picked');
    });
  },
});

export const OtherMonths = meta.story({
  render: () => <Picking />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('December 2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('October 2026');
  },
});

export const Languages = meta.story({
  render: () => (
    <Row>
      {['de-DE', 'fr-CA', 'pt-PT'].map((locale) => (
        <Paper key={locale} width={344}>
          <Calendar {...shared} mode="range" locale={locale} days={['2026-11-11', '2026-11-24']} />
        </Paper>
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'novembro de 2026' })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Freitag, 20. November 2026, today, picked' }),
    ).toBeVisible();
  },
});

export const SundayFirst = meta.story({
  render: () => <Picking firstDayOfWeek={0} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toBeVisible();
    await expect(weekdays()).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
  },
});

const cell = (day: string) => `[data-day='${day}'] button`;

export const States = meta.story({
  render: () => (
    <Ground>
      <StateGrid
        pieces={{
          'Picked, hover and focus': (
            <FrozenPart as="hover" of={cell('2026-11-10')}>
              <FrozenPart as="focus" of={cell('2026-11-12')}>
                <Calendar {...shared} mode="single" days={['2026-11-18']} />
              </FrozenPart>
            </FrozenPart>
          ),
          'Little room': (
            <div style={{ width: 240 }}>
              <Calendar {...shared} mode="range" days={['2026-11-11', '2026-11-24']} />
            </div>
          ),
        }}
      />
    </Ground>
  ),
});

export const FromRightToLeft = meta.story({
  render: () => (
    <RightToLeft>
      <Picking
        takesFocus
        mode="range"
        days={['2026-11-11', '2026-11-18']}
        locale="ar"
        labels={arabicLabels}
      />
    </RightToLeft>
  ),
  play: async ({ canvas, step, userEvent }) => {
    await waitFor(() => expect(dayOf('2026-11-11')).toHaveFocus());
    await step('the arrow to the left goes to the next day', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() => expect(dayOf('2026-11-12')).toHaveFocus());
    });
    await step('the week begins at the right', async () => {
      const [monday, tuesday] = canvas.getAllByRole('columnheader', { hidden: true });
      await expect(monday?.getBoundingClientRect().left).toBeGreaterThan(
        tuesday?.getBoundingClientRect().left ?? Number.POSITIVE_INFINITY,
      );
    });
  },
});

const root = witness<HTMLDivElement>('div');

export const Conformance = meta.story({
  tags: ['behaviour'],
  render: () => <Picking {...root.props} />,
  play: async ({ canvas }) => {
    await root.reachesRoot();
    await expect(canvas.getByTestId('witness')).toContainElement(canvas.getByRole('grid'));
  },
});
