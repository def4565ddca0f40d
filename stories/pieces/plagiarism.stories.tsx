import {
  PlagiarismFailed,
  type PlagiarismFailedProps,
  type PlagiarismMatch,
  PlagiarismPanel,
  type PlagiarismPanelProps,
  PlagiarismResults,
} from '@octavo/ui/flows/plagiarism';
import { t } from 'i18next';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { PanelStage } from '../flows/stage.tsx';

const meta = preview.meta({ title: 'Pieces/Plagiarism' });

const onCheck = fn();
const onUpgrade = fn();
const onShow = fn();
const onCite = fn();

const web = ['Wikipedia', 'Crossref'];

function Panel(props: Partial<PlagiarismPanelProps>) {
  return (
    <PanelStage>
      <PlagiarismPanel
        status="idle"
        sent={{ services: web, sentences: null }}
        offersPro={false}
        onCheck={onCheck}
        onStop={fn()}
        onUpgrade={onUpgrade}
        {...props}
      />
    </PanelStage>
  );
}

export const ToBeChecked = meta.story({
  render: () => <Panel />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('plagiarism:check') }));
    await expect(onCheck).toHaveBeenCalled();
  },
});

export const OwnDocumentsOnly = meta.story({
  render: () => <Panel offersPro sent={{ services: [], sentences: null }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('plagiarism:pro.action') }));
    await expect(onUpgrade).toHaveBeenCalled();
  },
});

export const Scanning = meta.story({
  render: () => <Panel status="scanning" progress={{ done: 84, count: 212 }} />,
});
export const ScanStarting = meta.story({ render: () => <Panel status="scanning" /> });
export const Clean = meta.story({
  render: () => <Panel status="clean" sent={{ services: web, sentences: 212 }} />,
});
export const CleanOffline = meta.story({
  render: () => <Panel status="clean" offersPro sent={{ services: [], sentences: 0 }} />,
});

const match = (title: string, rest: Partial<PlagiarismMatch> = {}): PlagiarismMatch => ({
  title,
  link: `https://example.org/${encodeURIComponent(title)}`,
  displayLink: 'example.org › reading',
  snippet: 'People answered books where they stood, and the books kept the answers.',
  icon: '',
  isOwn: false,
  share: 0.04,
  yours: [
    { text: 'Long before the comment box, ', isSame: false },
    { text: 'people answered books where they stood', isSame: true },
    { text: ', and the books kept the answers.', isSame: false },
  ],
  theirs: [
    { text: 'In the years of print, ', isSame: false },
    { text: 'people answered books where they stood', isSame: true },
    { text: ' and passed them on to their children.', isSame: false },
  ],
  ...rest,
});

const matches = [
  match('The readers’ own hand: notes on marginalia', { share: 0.07 }),
  match('Notes for HIST 204', { isOwn: true, share: 0.12, link: '/app/document/d2' }),
  match('A history of the pencil', { share: 0.02, yours: [], theirs: [] }),
];

const results = {
  open: true,
  sent: { services: web, sentences: 212 },
  onShow,
  onCite,
  onClose: fn(),
} as const;

export const Results = meta.story({
  render: () => <PlagiarismResults {...results} matches={matches} />,
  play: async ({ userEvent }) => {
    const names = (await screen.findAllByRole('listitem')).map((item) => item.textContent);
    await expect(names[0]).toMatch(/^A history of the pencil/u);
    const [show] = screen.getAllByRole('button', { name: /A history of the pencil/u });
    if (show !== undefined) await userEvent.click(show);
    await expect(onShow).toHaveBeenCalledWith('https://example.org/A%20history%20of%20the%20pencil');
  },
});

export const OneResult = meta.story({
  render: () => <PlagiarismResults {...results} matches={matches.slice(0, 1)} />,
});

export const ManyResults = meta.story({
  render: () => (
    <PlagiarismResults
      {...results}
      matches={Array.from({ length: 12 }, (_, index) => match(`Notes on marginalia, part ${index + 1}`))}
    />
  ),
  play: async () => {
    const list = await screen.findByRole('region', { name: t('plagiarism:results.list') });
    await expect(list.clientHeight).toBeLessThanOrEqual(Math.ceil(window.innerHeight * 0.6));
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
  },
});

const failed = (problem: PlagiarismFailedProps['problem']) => (
  <PlagiarismFailed open problem={problem} onRetry={fn()} onClose={fn()} />
);

export const EmptyDocument = meta.story({ render: () => failed({ kind: 'empty' }) });
export const NoTextToCheck = meta.story({ render: () => failed({ kind: 'noText' }) });
export const InvalidAnswer = meta.story({ render: () => failed({ kind: 'invalid' }) });
export const UnexpectedAnswer = meta.story({ render: () => failed({ kind: 'format' }) });
export const BadStatus = meta.story({ render: () => failed({ kind: 'status', status: 503 }) });
export const UnknownFailure = meta.story({ render: () => failed({ kind: 'unknown' }) });
export const FailedInOwnWords = meta.story({
  render: () =>
    failed({
      kind: 'server',
      error: 'The search service answered with an error.',
      details: 'search: quota of today used up (429)',
    }),
});
