import type { Cue } from './camera.ts';

/** The cues as WebVTT, at the bottom of the picture. https://www.w3.org/TR/webvtt1/ */
export function captionsOf(cues: readonly Cue[]): string {
  const blocks = cues.map(({ from, to, text }) => `${stamp(from)} --> ${stamp(to)}\n${text}`);
  return `WEBVTT\n\n${blocks.join('\n\n')}\n`;
}

function stamp(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}
