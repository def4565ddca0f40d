import { datePickerMachine } from '@octavo/machines/date-picker';
import type { DatePickerInput } from '@octavo/machines/date-picker';
import { datePickerFlow } from '@octavo/machines/date-picker/fixtures';
import { DatePicker } from '@octavo/ui/flows/date-picker';
import { useActorRef } from '@xstate/react';
import i18next, { t } from 'i18next';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { PickerStage } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

const today = '2026-11-20';
const label = 'Last changed';

function DatePickerAt({ state }: { readonly state: string }) {
  const actor = useActorRef(datePickerFlow.stage, datePickerFlow.at(state));
  return (
    <PickerStage>
      <DatePicker actor={actor} label={label} today={today} />
    </PickerStage>
  );
}

function Picker(input: DatePickerInput) {
  const actor = useActorRef(datePickerMachine, datePickerFlow.from(input));
  return (
    <PickerStage>
      <DatePicker actor={actor} label={label} today={today} />
    </PickerStage>
  );
}

const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  choosing: {
    focus: 'button Friday, November 20, 2026, today',
    announced: ['November 2026', 'Pick the first day', 'Last changed'],
  },
  halfway: {
    focus: 'button Wednesday, November 18, 2026, picked',
    announced: ['November 2026', 'Pick the last day', 'Last changed'],
  },
  chosen: {
    focus: 'button Monday, November 9, 2026, picked',
    announced: ['November 2026', '10 days', 'Last changed'],
  },
};

const meta = preview.meta({ title: 'Flows/Date picker', component: DatePickerAt, parameters: { states } });

const named = (value: string) => t('date-picker:named', { label, value });
const field = () => screen.getByRole('button', { name: new RegExp(`^${named('')}`) });
const written = (date: number) =>
  new Intl.DateTimeFormat(i18next.language, { dateStyle: 'long' }).format(new Date(2026, 10, date));
const day = (date: number) => screen.findByRole('button', { name: new RegExp(`\\b${written(date)}`) });
const shows = (value: string) => waitFor(() => expect(field()).toHaveAccessibleName(named(value)));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const former = ['2026-11-03', '2026-11-05'] as const;

export const Closed = meta.story({ args: { state: 'closed' } });
export const Choosing = meta.story({ args: { state: 'choosing' } });
export const Halfway = meta.story({ args: { state: 'halfway' } });
export const Chosen = meta.story({ args: { state: 'chosen' } });

export const SingleTakenAtOnce = meta.story({
  render: () => <Picker mode="single" />,
  play: async ({ userEvent }) => {
    await userEvent.click(field());
    await userEvent.click(await day(18));
    await isClosed();
    await shows('2026-11-18');
    await waitFor(() => expect(field()).toHaveFocus());
  },
});

export const SingleWithFooter = meta.story({
  render: () => <Picker mode="single" footer days={['2026-11-05']} />,
  play: async ({ step, userEvent }) => {
    await step('Cancel keeps the former date', async () => {
      await userEvent.click(field());
      await userEvent.click(await day(18));
      await expect(screen.getByRole('dialog')).toHaveTextContent('2026-11-18');
      await userEvent.click(screen.getByRole('button', { name: t('common:cancel') }));
      await isClosed();
      await shows('2026-11-05');
    });
    await step('Apply takes the new one', async () => {
      await userEvent.click(field());
      await userEvent.click(await day(18));
      await userEvent.click(screen.getByRole('button', { name: t('date-picker:apply') }));
      await isClosed();
      await shows('2026-11-18');
    });
  },
});

export const RangeSwapped = meta.story({
  render: () => <Picker mode="range" />,
  play: async ({ step, userEvent }) => {
    await userEvent.click(field());
    await userEvent.click(await day(18));
    await step('the day under the pointer says how many days that makes', async () => {
      await userEvent.hover(await day(9));
      await expect(screen.getByRole('tooltip')).toHaveTextContent(t('date-picker:days', { count: 10 }));
    });
    await step('an earlier second day becomes the first', async () => {
      await userEvent.click(await day(9));
      await isClosed();
      await shows('2026-11-09 – 2026-11-18');
    });
  },
});

export const StrictRangeCleared = meta.story({
  render: () => <Picker mode="range" strict days={former} />,
  play: async ({ userEvent }) => {
    await shows('2026-11-03 – 2026-11-05');
    await userEvent.click(field());
    await userEvent.click(await day(18));
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await shows(t('date-picker:chooseDates'));
  },
});

export const LenientRangeKeepsOneDate = meta.story({
  render: () => <Picker mode="range" />,
  play: async ({ userEvent }) => {
    await userEvent.click(field());
    await userEvent.click(await day(18));
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await shows('2026-11-18');
  },
});

export const StrictRangeApplied = meta.story({
  render: () => <Picker mode="range" strict footer days={former} />,
  play: async ({ step, userEvent }) => {
    await step('Apply waits for the second date', async () => {
      await userEvent.click(field());
      await userEvent.click(await day(18));
      await expect(screen.getByRole('button', { name: t('date-picker:apply') })).toBeDisabled();
      await expect(screen.getByRole('dialog')).toHaveTextContent(t('date-picker:pickLast'));
    });
    await step('Cancel keeps the former dates', async () => {
      await userEvent.click(screen.getByRole('button', { name: t('common:cancel') }));
      await isClosed();
      await shows('2026-11-03 – 2026-11-05');
    });
    await step('Apply takes two', async () => {
      await userEvent.click(field());
      await userEvent.click(await day(18));
      await userEvent.click(await day(24));
      await expect(screen.getByRole('dialog')).toHaveTextContent(t('date-picker:days', { count: 7 }));
      await shows('2026-11-03 – 2026-11-05');
      await userEvent.click(screen.getByRole('button', { name: t('date-picker:apply') }));
      await isClosed();
      await shows('2026-11-18 – 2026-11-24');
    });
  },
});

export const LenientRangeApplied = meta.story({
  render: () => <Picker mode="range" footer />,
  play: async ({ step, userEvent }) => {
    await userEvent.click(field());
    await day(18);
    await expect(screen.getByRole('button', { name: t('date-picker:apply') })).toBeDisabled();
    await step('Apply takes one date', async () => {
      await userEvent.click(await day(18));
      await userEvent.click(screen.getByRole('button', { name: t('date-picker:apply') }));
      await isClosed();
      await shows('2026-11-18');
    });
  },
});

export const Cleared = meta.story({
  render: () => <Picker mode="range" strict days={former} />,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: t('date-picker:clearDates') }));
    await shows(t('date-picker:chooseDates'));
    await expect(field()).toHaveFocus();
    await expect(screen.queryByRole('button', { name: t('date-picker:clearDates') })).toBeNull();
  },
});

export const ByKeyboard = meta.story({
  tags: ['behaviour'],
  render: () => <Picker mode="range" strict footer />,
  play: async ({ step, userEvent }) => {
    field().focus();
    await userEvent.keyboard('{Enter}');
    await step('the calendar opens on today', async () => {
      const twentieth = await day(20);
      await waitFor(() => expect(twentieth).toHaveFocus());
    });
    await step('arrows and Enter pick a range', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() =>
        expect(screen.getByRole('tooltip')).toHaveTextContent(t('date-picker:days', { count: 8 })),
      );
      await userEvent.keyboard('{Enter}');
    });
    await step('Tab reaches Apply, and the field has the focus again', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: t('date-picker:apply') })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await shows('2026-11-13 – 2026-11-20');
      await waitFor(() => expect(field()).toHaveFocus());
    });
  },
});

export const OnASmallPhone = meta.story({
  globals: { viewport: { value: 'mobile1' }, language: 'de-DE' },
  render: () => <Picker mode="range" strict footer />,
  play: async ({ step, userEvent }) => {
    await userEvent.click(field());
    const dialog = await screen.findByRole('dialog', { name: label });
    await step('the words of a long language fit', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: t('date-picker:apply') })).toBeVisible());
      await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
    });
    await step('what stands above the edges of a week stays inside', async () => {
      await userEvent.click(await day(2));
      await userEvent.hover(await day(29));
      await expect(screen.getByRole('tooltip')).toHaveTextContent(t('date-picker:days', { count: 28 }));
      await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
    });
  },
});
