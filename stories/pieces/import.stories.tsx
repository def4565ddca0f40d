import type { ImportedFile } from '@octavo/machines/import';
import { ImportReport, type ImportReportProps } from '@octavo/ui/flows/import';
import { t } from 'i18next';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const whole: ImportedFile = {
  name: 'notes-on-marginalia.md',
  status: 'done',
  id: 'd1',
  title: 'Notes on marginalia',
  facts: { words: 1204, headings: 6 },
  losses: {},
};

const partly: ImportedFile = {
  name: 'Why we still write in the margins (final, really).docx',
  status: 'done',
  id: 'd2',
  title: 'Why we still write in the margins',
  facts: { words: 4812, headings: 9, tables: 2, footnotes: 14 },
  losses: {
    pictures: 3,
    citations: 1,
    formulas: 2,
    headers: 1,
    comments: 1,
    tracked: 12,
    headings: 2,
    links: 1,
  },
  places: {
    citations: ['As Jackson (2001) has shown, marginalia are…'],
    headers: ['Draft of the seminar paper'],
    headings: ['Notes in ink', 'Notes in pencil'],
  },
};

const keyed: ImportedFile = {
  name: 'margins.md',
  status: 'done',
  id: 'd3',
  title: 'Margins',
  facts: { words: 812, footnotes: 2 },
  losses: { citations: 2, works: 1, notes: 1, bibliographies: 1, metadata: 4, parts: 1 },
  places: {
    bibliographies: ['library-of-the-institute.bib'],
    metadata: ['author: Jane Doe', 'date: 2024-03-01', 'lang: en-GB'],
  },
};

const failed: readonly ImportedFile[] = [
  { name: 'scan-of-the-seminar-paper.docx', status: 'failed', reason: 'tooLarge', limit: 20 * 1024 ** 2 },
  { name: 'slides.pptx', status: 'failed', reason: 'kind' },
  { name: 'diary.docx', status: 'failed', reason: 'password' },
  { name: 'chapter-3.docx', status: 'failed', reason: 'damaged' },
  { name: 'untitled.txt', status: 'failed', reason: 'empty' },
];

const args: ImportReportProps = {
  open: true,
  files: [whole],
  onOpen: fn(),
  onStop: fn(),
  onMore: fn(),
  onClose: fn(),
};

const meta = preview.meta({ title: 'Pieces/Import', component: ImportReport, args });

export const AllCameOver = meta.story({
  play: async ({ args: { onOpen }, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Notes on marginalia/u }));
    await expect(onOpen).toHaveBeenCalledWith('d1');
  },
});
export const WithLosses = meta.story({
  args: { files: [partly] },
  play: async () => {
    await expect(
      await screen.findByText(
        t('import:near', { places: [t('import:place', { words: 'Draft of the seminar paper' })] }),
      ),
    ).toBeVisible();
  },
});
export const OfMarkdown = meta.story({
  args: { files: [keyed] },
  play: async () => {
    for (const kind of ['works', 'notes', 'bibliographies', 'metadata', 'parts'] as const) {
      const count = keyed.losses[kind] ?? 0;
      await expect(
        await screen.findByText(
          (_, element) => element?.firstChild?.textContent === t(`import:losses.${kind}`, { count }),
          {
            selector: 'li',
          },
        ),
      ).toBeVisible();
    }
    await expect(
      screen.getByText(
        t('import:near', { places: [t('import:place', { words: 'library-of-the-institute.bib' })] }),
      ),
    ).toBeVisible();
  },
});
export const NothingCameOver = meta.story({ args: { files: failed } });
export const Mixed = meta.story({ args: { files: [whole, partly, ...failed.slice(1, 3)] } });
export const Reading = meta.story({
  args: {
    files: [
      whole,
      { name: 'chapter-2.docx', status: 'reading' },
      { name: 'chapter-3.html', status: 'waiting' },
    ],
  },
});
