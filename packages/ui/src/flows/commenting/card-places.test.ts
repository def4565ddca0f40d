import { expect, it } from 'vitest';
import { cardPlaces } from './card-places.ts';

const card = (wanted: number, height = 100) => ({ wanted, height });

it('leaves cards beside their words if there is room', () => {
  expect(cardPlaces([card(0), card(200)], 10, null)).toEqual([0, 200]);
});

it('pushes cards down so that none overlaps another', () => {
  expect(cardPlaces([card(0), card(20), card(40), card(500)], 10, null)).toEqual([0, 110, 220, 500]);
});

it('puts the chosen card exactly beside its words, and moves those before it up', () => {
  expect(cardPlaces([card(0), card(20), card(40)], 10, 1)).toEqual([-90, 20, 130]);
  expect(cardPlaces([card(0), card(20), card(40)], 10, 2)).toEqual([-180, -70, 40]);
});
