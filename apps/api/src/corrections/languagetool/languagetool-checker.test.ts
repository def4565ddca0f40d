import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startPeer, type PeerProcess } from '../../testing/peer-process.ts';
import type { CheckedParagraphs, ParagraphChecker, ParagraphJob } from '@octavo/language';
import { languageToolChecker } from './languagetool-checker.ts';

let peer: PeerProcess;
beforeAll(async () => {
  peer = await startPeer(new URL('testing/languagetool-peer.ts', import.meta.url));
});
afterAll(() => peer.stop());
beforeEach(() => peer.ask('answer'));

const never = new AbortController().signal;
const job = (paragraph: string, language: ParagraphJob['language'] = 'en'): ParagraphJob => ({
  paragraph,
  language,
  dialect: 'British',
});

function open(timeoutMs = 500): {
  checker: ParagraphChecker;
  standIn: ReturnType<typeof vi.fn>;
  pass: (ms: number) => void;
} {
  let time = 0;
  const standIn = vi.fn<ParagraphChecker['check']>((jobs) =>
    Promise.resolve<CheckedParagraphs>({ findings: jobs.map(() => []), passing: jobs.map(() => false) }),
  );
  const checker = languageToolChecker({
    url: `http://127.0.0.1:${peer.port}`,
    standIn: { check: standIn, warm: () => undefined, close: () => Promise.resolve() },
    timeoutMs,
    now: () => time,
  });
  return { checker, standIn, pass: (ms) => (time += ms) };
}

test('paragraphs of one language are sent together, and each gets its own findings back', async () => {
  const { checker, standIn } = open();
  const jobs = [job('😀 I recieve  it.'), job('Voici les enfant.', 'fr'), job('They recieve it.')];
  const { findings, passing } = await checker.check(jobs, never);
  expect(passing).toEqual([false, false, false]);
  expect(
    findings.map((list) =>
      list.map(({ offset, kind, rule, replacement }) => [offset, kind, rule, replacement]),
    ),
  ).toEqual([
    [[5, 'spelling', 'LT_MORFOLOGIK_RULE_EN', 'receive']],
    [[6, 'grammar', 'LT_FR_AGREEMENT', 'les enfants']],
    [[5, 'spelling', 'LT_MORFOLOGIK_RULE_EN', 'receive']],
  ]);
  expect(standIn).not.toHaveBeenCalled();
  expect(await peer.ask('seen')).toEqual([
    { path: '/v2/check', language: 'en-GB', text: '😀 I recieve  it.\n\nThey recieve it.\n\n' },
    { path: '/v2/check', language: 'fr', text: 'Voici les enfant.\n\n' },
  ]);
});

test('a long text is sent in several requests', async () => {
  const { checker } = open(5000);
  const jobs = Array.from({ length: 40 }, () => job(`I recieve it. ${'More words here. '.repeat(60)}`));
  const { findings } = await checker.check(jobs, never);
  expect(findings.map((list) => list.length)).toEqual(jobs.map(() => 1));
  expect(await peer.ask('seen')).toHaveLength(3);
});

test('regression 14: long texts of one account do not hold up the short one of another', async () => {
  const { checker } = open(5000);
  const long = Array.from({ length: 40 }, () => job(`I recieve it. ${'More words here. '.repeat(60)}`));
  const order: string[] = [];
  const check = (name: string, jobs: readonly ParagraphJob[], accountId: string): Promise<unknown> =>
    checker
      .check(jobs, never, { accountId, network: accountId })
      .then(({ passing }) => order.push(passing.includes(true) ? 'stood in' : name));
  const busy = Array.from({ length: 6 }, (_, index) => check(`long ${index}`, long, 'busy'));
  await Promise.all([...busy, check('short', [job('I recieve it.')], 'other')]);
  // The first long one runs at the same time.
  expect(order.indexOf('short')).toBeLessThanOrEqual(1);
  expect(order).not.toContain('stood in');
});

test.each(['refuse', 'stall', 'drop', 'nonsense', 'odd', 'endless'])(
  '%s: the embedded checkers stand in',
  async (behaviour) => {
    await peer.ask(behaviour);
    const { checker, standIn } = open(behaviour === 'endless' ? 5000 : 500);
    expect(await checker.check([job('I recieve it.')], never)).toEqual({ findings: [[]], passing: [true] });
    expect(standIn).toHaveBeenCalledTimes(1);
  },
);

test('a failed server is left alone for half a minute, then called again', async () => {
  const { checker, standIn, pass } = open();
  await peer.ask('refuse');
  await checker.check([job('One.')], never);
  await peer.ask('answer');
  await checker.check([job('Two.')], never);
  expect(await peer.ask('seen')).toEqual([]);
  pass(30_000);
  await checker.check([job('Three.')], never);
  expect(await peer.ask('seen')).toHaveLength(1);
  expect(standIn).toHaveBeenCalledTimes(2);
});

test('a server that does not exist counts as down', async () => {
  const standIn: ParagraphChecker = {
    check: (jobs) => Promise.resolve({ findings: jobs.map(() => []), passing: jobs.map(() => false) }),
    warm: () => undefined,
    close: () => Promise.resolve(),
  };
  const checker = languageToolChecker({ url: 'http://127.0.0.1:1', standIn });
  expect(await checker.check([job('One.')], never)).toEqual({ findings: [[]], passing: [true] });
});

test('a cancelled call is not passed to another checker', async () => {
  await peer.ask('stall');
  const { checker, standIn } = open(5000);
  const gone = new AbortController();
  const asked = checker.check([job('One.')], gone.signal);
  gone.abort(new Error('left'));
  await expect(asked).rejects.toThrow('left');
  expect(standIn).not.toHaveBeenCalled();
});
