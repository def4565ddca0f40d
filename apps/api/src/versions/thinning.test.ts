import { expect, test } from 'vitest';
import { type KeptVersion, versionsToForget } from './thinning.ts';

const now = new Date('2026-11-23T12:00:00.000Z');
const version = (id: string, madeAt: string, name = '', bytes = 10): KeptVersion => ({
  id,
  madeAt,
  bytes,
  name,
});

test('older versions are thinned out more: the last of an hour, a day, a month remains', () => {
  const versions = [
    version('today 2', '2026-11-23T11:20:00.000Z'),
    version('today 1', '2026-11-23T11:10:00.000Z'),
    version('hour 2', '2026-11-20T09:50:00.000Z'),
    version('hour 1', '2026-11-20T09:10:00.000Z'),
    version('other hour', '2026-11-20T08:59:00.000Z'),
    version('day 2', '2026-11-01T22:00:00.000Z'),
    version('day 1', '2026-11-01T09:00:00.000Z'),
    version('named', '2026-11-01T08:00:00.000Z', 'First draft'),
    version('month 2', '2026-08-30T08:00:00.000Z'),
    version('month 1', '2026-08-02T08:00:00.000Z'),
  ];
  expect(versionsToForget(versions, now, 1000)).toEqual(['hour 1', 'day 1', 'month 1']);
});

test('all together stay below a number of bytes, with the newest and the named first', () => {
  const versions = [
    version('new', '2026-11-23T11:20:00.000Z', '', 40),
    version('middle', '2026-11-23T11:00:00.000Z', '', 40),
    version('old', '2026-11-23T10:00:00.000Z', '', 40),
    version('named', '2026-11-22T10:00:00.000Z', 'Handed in', 50),
  ];
  expect(versionsToForget(versions, now, 130)).toEqual(['old']);
});

test('the newest unnamed version is kept, however little room the named ones leave', () => {
  const versions = [
    version('just kept', '2026-11-23T11:20:00.000Z', '', 90),
    version('before', '2026-11-23T11:10:00.000Z', '', 50),
    version('named', '2026-11-22T10:00:00.000Z', 'Handed in', 130),
  ];
  expect(versionsToForget(versions, now, 130)).toEqual(['before']);
});

test('older versions get a third of the room, however many are named', () => {
  const versions = [
    version('just kept', '2026-11-23T11:30:00.000Z', '', 40),
    version('new', '2026-11-23T11:20:00.000Z', '', 20),
    version('middle', '2026-11-23T11:10:00.000Z', '', 10),
    version('old', '2026-11-23T11:00:00.000Z', '', 4),
    version('named', '2026-11-22T10:00:00.000Z', 'Handed in', 100),
  ];
  expect(versionsToForget(versions, now, 100)).toEqual(['old']);
});

test('of today’s versions none is dropped for another of the same millisecond', () => {
  const versions = [
    version('second', '2026-11-23T11:20:00.000Z'),
    version('first', '2026-11-23T11:20:00.000Z'),
    version('before', '2026-11-23T11:20:00.000Z'),
  ];
  expect(versionsToForget(versions, now, 1000)).toEqual([]);
});
