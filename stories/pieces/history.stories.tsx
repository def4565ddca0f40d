import type { DocumentListItem } from '@octavo/contract';
import { type DatePickerInput, datePickerMachine } from '@octavo/machines/date-picker';
import { datePickerFlow } from '@octavo/machines/fixtures';
import { DatePicker } from '@octavo/ui/flows/date-picker';
import { HistoryPage, type HistoryPageProps } from '@octavo/ui/flows/history';
import { useActorRef } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { t } from 'i18next';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Staged } from '../flows/stage.tsx';

const document = (id: string, title: string, updatedAt: string, rest: Partial<DocumentListItem> = {}) => ({
  id,
  title,
  createdAt: '2026-10-02T09:00:00.000Z',
  updatedAt,
  favourite: false,
  contentPreview:
    'A reader with a pencil is never quite alone. Long before the comment box, people answered.',
  tags: '',
  encryption: false,
  writingMode: 'essay' as const,
  ...rest,
});

const documents: readonly DocumentListItem[] = [
  document('d1', 'Why we still write in the margins', '2026-11-20T21:12:00.000Z', {
    favourite: true,
    tags: 'HIST 204,Draft',
  }),
  document('d2', 'Seminar questions', '2026-11-20T09:30:00.000Z', { writingMode: 'brainstorm' }),
  document('d3', 'Diary', '2026-11-18T22:41:00.000Z', {
    encryption: true,
    contentPreview: '',
    writingMode: 'blank',
  }),
  document('d4', 'Tidal power in the north of Portugal and what became of it', '2026-11-16T08:58:00.000Z', {
    tags: 'Renewable energy',
  }),
];

const picked = ['2026-11-16', '2026-11-20'] as const;

interface HistoryProps extends Partial<HistoryPageProps> {
  readonly days?: DatePickerInput['days'];
}

/** The page with the real date picker in it. */
function History({ days, ...props }: HistoryProps) {
  const { t } = useTranslation('history');
  const picker = useActorRef(
    datePickerMachine,
    datePickerFlow.from({ mode: 'range', footer: true, ...(days && { days }) }),
  );
  return (
    <Staged>
      <HistoryPage
        status="ready"
        picker={<DatePicker actor={picker} label={t('range')} today="2026-11-20" />}
        hasRange={days !== undefined}
        documents={documents}
        onOpen={onOpen}
        onClear={onClear}
        onRetry={fn()}
        {...props}
      />
    </Staged>
  );
}

const onOpen = fn();
const onClear = fn();

const meta = preview.meta({
  title: 'Pieces/History',
  component: HistoryPage,
  parameters: { layout: 'fullscreen' },
});

export const EveryDay = meta.story({
  render: () => <History />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Seminar questions' }));
    await expect(onOpen).toHaveBeenCalledWith('d2');
  },
});
export const ChosenDays = meta.story({ render: () => <History days={picked} /> });
export const NothingInTheseDays = meta.story({
  render: () => <History days={picked} documents={[]} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('history:noneInRange.action') }));
    await expect(onClear).toHaveBeenCalled();
  },
});
export const NothingYet = meta.story({ render: () => <History documents={[]} /> });
export const Loading = meta.story({ render: () => <History status="loading" documents={[]} /> });
export const Failed = meta.story({ render: () => <History status="failed" documents={[]} /> });
