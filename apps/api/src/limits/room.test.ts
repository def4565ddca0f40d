import { expect, test } from 'vitest';
import { createRoom, RoomFullError } from './room.ts';

test('one subject takes at most its share, and all together at most the room', () => {
  const room = createRoom({ places: 3, share: 2 });
  const leave = room.take('a');
  room.take('a');
  expect(() => room.take('a')).toThrow(RoomFullError);
  room.take('b');
  expect(() => room.take('c')).toThrow(RoomFullError);
  leave();
  leave();
  room.take('c');
  expect(() => room.take('a')).toThrow(RoomFullError);
});

test('a caller without a subject has no share, only a place', () => {
  const room = createRoom({ places: 2, share: 1 });
  room.take(undefined);
  room.take(undefined);
  expect(() => room.take(undefined)).toThrow(RoomFullError);
});
