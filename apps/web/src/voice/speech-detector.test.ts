import { expect, it } from 'vitest';
import { createSpeechDetector, decibelsOf, interval, levelOf } from './speech-detector.ts';

function heardIn(...parts: readonly (readonly [decibels: number, milliseconds: number])[]) {
  const detect = createSpeechDetector();
  return parts
    .flatMap(([decibels, milliseconds]) =>
      Array.from({ length: milliseconds / interval }, () => detect(decibels)),
    )
    .filter((heard) => heard !== null);
}

it('detects speech above -50 dB, and its end after a pause longer than a breath', () => {
  expect(heardIn([-50, 2000], [-49, 600], [-80, 1000], [-49, 600], [-80, 1500])).toEqual([
    'speech',
    'silence',
  ]);
});

it('does not take a click for speech', () => {
  expect(heardIn([-80, 500], [-10, interval], [-80, 500])).toEqual([]);
});

it('gives up if nothing is said', () => {
  expect(heardIn([-80, 9_950])).toEqual([]);
  expect(heardIn([-80, 10_000])).toEqual(['no-speech']);
});

it('measures loudness against full scale', () => {
  expect(decibelsOf(Float32Array.of(1, -1, 1, -1))).toBe(0);
  expect(decibelsOf(Float32Array.of(0.1, -0.1))).toBeCloseTo(-20);
  expect(decibelsOf(new Float32Array(4))).toBe(-Infinity);
});

it('shows loudness between silence and a raised voice', () => {
  expect([-Infinity, -50, -30, -10, 0].map(levelOf)).toEqual([0, 0, 0.5, 1, 1]);
});
