import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { contrastPairs } from './contrast-pairs.ts';
import { themeNames, themes } from './themes.ts';

describe.each(themeNames)('contrast in %s', (name) => {
  it.each(contrastPairs(themes[name].color))('$name is at least $minimum', ({ front, back, minimum }) => {
    expect(wcagContrast(front, back)).toBeGreaterThanOrEqual(minimum);
  });
});
