import { globalFontFace } from '@vanilla-extract/css';
import { fallbacks, standInName } from './font-stacks.ts';

// Stand-ins of the same width and height until the real face is there, so that nothing moves when it comes.
for (const { name, ascent, descent, standIns } of fallbacks) {
  for (const [index, { local, sizeAdjust }] of standIns.entries()) {
    const scaled = (length: number) => `${Math.round((length / sizeAdjust) * 1000) / 10}%`;
    globalFontFace(`"${standInName(name, index)}"`, {
      src: local.map((face) => `local("${face}")`).join(', '),
      sizeAdjust: `${sizeAdjust}%`,
      ascentOverride: scaled(ascent),
      descentOverride: scaled(descent),
      lineGapOverride: '0%',
    });
  }
}
