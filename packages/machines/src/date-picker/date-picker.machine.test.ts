import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { datePickerMachine } from './date-picker.machine.ts';
import type { DatePickerInput, PickedDays } from './date-picker.types.ts';

const former = ['2026-10-01', '2026-10-31'] as const;

function open(input: DatePickerInput) {
  const received: PickedDays[] = [];
  const actor = createActor(datePickerMachine, { input });
  actor.on('change', ({ days }) => void received.push(days));
  actor.start();
  actor.send({ type: 'open' });
  const pick = (...days: string[]) => days.forEach((day) => actor.send({ type: 'day.pick', day }));
  const now = () => {
    const { value, context } = actor.getSnapshot();
    return { state: value, days: context.days };
  };
  return { actor, pick, now, received };
}

it('applies one date at once', () => {
  const { pick, now, received } = open({ mode: 'single' });
  pick('2026-11-18');
  expect(now()).toEqual({ state: 'closed', days: ['2026-11-18'] });
  expect(received).toEqual([['2026-11-18']]);
});

it('applies a range with its second date, swapped if that is earlier', () => {
  const { pick, now, received } = open({ mode: 'range' });
  pick('2026-11-18', '2026-11-09');
  expect(now()).toEqual({ state: 'closed', days: ['2026-11-09', '2026-11-18'] });
  expect(received).toEqual([['2026-11-09', '2026-11-18']]);
});

it('clears a strict range that is left with one date', () => {
  const { actor, pick, now, received } = open({ mode: 'range', strict: true, days: former });
  pick('2026-11-18');
  actor.send({ type: 'dismiss' });
  expect(now()).toEqual({ state: 'closed', days: [] });
  expect(received).toEqual([[]]);
});

it('keeps the single date of a range that is not strict, and continues from it', () => {
  const { actor, pick, now } = open({ mode: 'range' });
  pick('2026-11-18');
  actor.send({ type: 'dismiss' });
  expect(now()).toEqual({ state: 'closed', days: ['2026-11-18'] });
  actor.send({ type: 'open' });
  expect(now().state).toBe('halfway');
  pick('2026-11-09');
  expect(now().days).toEqual(['2026-11-09', '2026-11-18']);
});

it.each(['cancel', 'dismiss'] as const)('keeps the previous dates on %s, with a footer', (type) => {
  const { actor, pick, now, received } = open({ mode: 'range', strict: true, footer: true, days: former });
  expect(now().state).toBe('chosen');
  pick('2026-11-18');
  actor.send({ type });
  expect(now()).toEqual({ state: 'closed', days: former });
  actor.send({ type: 'open' });
  pick('2026-11-18', '2026-11-20');
  actor.send({ type });
  expect(now()).toEqual({ state: 'closed', days: former });
  expect(received).toEqual([]);
});

it('keeps the previous single date on cancel and takes the new one on apply', () => {
  const { actor, pick, now } = open({ mode: 'single', footer: true, days: ['2026-10-01'] });
  pick('2026-11-18');
  actor.send({ type: 'cancel' });
  expect(now()).toEqual({ state: 'closed', days: ['2026-10-01'] });
  actor.send({ type: 'open' });
  pick('2026-11-18');
  expect(now()).toEqual({ state: 'chosen', days: ['2026-10-01'] });
  actor.send({ type: 'apply' });
  expect(now()).toEqual({ state: 'closed', days: ['2026-11-18'] });
});

it.each([
  { mode: 'range', strict: true, can: [false, false, true] },
  { mode: 'range', strict: false, can: [false, true, true] },
] as const)('applies a $mode with two dates, or with one where it is not strict ($strict)', (each) => {
  const { actor, pick } = open({ mode: each.mode, strict: each.strict, footer: true });
  const can = () => actor.getSnapshot().can({ type: 'apply' });
  const answers = [can()];
  pick('2026-11-18');
  answers.push(can());
  pick('2026-11-20');
  answers.push(can());
  expect(answers).toEqual(each.can);
});

it('starts another range with a pick after a complete one', () => {
  const { actor, pick, now } = open({ mode: 'range', footer: true, days: former });
  pick('2026-11-18');
  expect(now().state).toBe('halfway');
  expect(actor.getSnapshot().context.draft).toEqual(['2026-11-18']);
});

it('clears the applied dates once', () => {
  const { actor, now, received } = open({ mode: 'range', days: former });
  actor.send({ type: 'clear' });
  actor.send({ type: 'clear' });
  expect(now()).toEqual({ state: 'closed', days: [] });
  expect(received).toEqual([[]]);
});
