import { expect, test, vi } from 'vitest';
import type { CheckedParagraphs, Finding, ParagraphChecker, ParagraphJob } from '@octavo/language';
import { languageToolChecker } from './languagetool/languagetool-checker.ts';
import { rememberingChecker } from './remembering-checker.ts';
import { createCorrections } from './corrections.ts';

const never = new AbortController().signal;
const job = (paragraph: string, more: Partial<ParagraphJob> = {}): ParagraphJob => ({
  paragraph,
  language: 'en',
  dialect: 'British',
  ...more,
});
const found = (paragraph: string): Finding => ({
  offset: 0,
  length: paragraph.length,
  kind: 'grammar',
  rule: 'own',
  summary: paragraph,
  replacement: 'x',
  alternatives: [],
});

function open(isPassing = false) {
  const check = vi.fn<ParagraphChecker['check']>((jobs) =>
    Promise.resolve<CheckedParagraphs>({
      findings: jobs.map(({ paragraph }) => [found(paragraph)]),
      passing: jobs.map(() => isPassing),
    }),
  );
  const asked = (): string[][] => check.mock.calls.map(([jobs]) => jobs.map(({ paragraph }) => paragraph));
  return { checker: { check, warm: () => undefined, close: () => Promise.resolve() }, asked };
}

test('only changed paragraphs are checked again, and each gets its own findings', async () => {
  const { checker, asked } = open();
  const remembering = rememberingChecker(checker);
  await remembering.check([job('One.'), job('Two.')], never);
  const { findings, passing } = await remembering.check([job('One.'), job('New.'), job('Two.')], never);
  expect(asked()).toEqual([['One.', 'Two.'], ['New.']]);
  expect(findings).toEqual([[found('One.')], [found('New.')], [found('Two.')]]);
  expect(passing).toEqual([false, false, false]);
});

test('another language, dialect or position in a list counts as another paragraph', async () => {
  const { checker, asked } = open();
  const remembering = rememberingChecker(checker);
  await remembering.check([job('Chat.')], never);
  await remembering.check(
    [
      job('Chat.', { language: 'fr' }),
      job('Chat.', { dialect: 'American' }),
      job('Chat.', { continues: true }),
    ],
    never,
  );
  expect(asked()).toEqual([['Chat.'], ['Chat.', 'Chat.', 'Chat.']]);
});

test('temporary results are passed on and not cached', async () => {
  const { checker, asked } = open(true);
  const remembering = rememberingChecker(checker);
  await remembering.check([job('One.')], never);
  expect((await remembering.check([job('One.')], never)).passing).toEqual([true]);
  expect(asked()).toEqual([['One.'], ['One.']]);
});

test('regression 62: while LanguageTool is down, a pause checks only the changed paragraph', async () => {
  const { checker, asked } = open();
  const down = languageToolChecker({ url: 'http://127.0.0.1:1', standIn: rememberingChecker(checker) });
  const corrections = createCorrections(down);
  await corrections.check('The cat sleeps here.\nThe dog sleeps there.', 'GB');
  await corrections.check('The cat sleeps here.\nThe dog sleeps now.', 'GB');
  expect(asked()).toEqual([['The cat sleeps here.', 'The dog sleeps there.'], ['The dog sleeps now.']]);
});
