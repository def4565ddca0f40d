/** Anything louder counts as speech, in decibels below full scale (SPEC §9). */
const threshold = -50;
/** How often the level is measured, in milliseconds (SPEC §9). */
export const interval = 50;

/** Longer than the click of a key, in milliseconds. */
const speechAfter = 2 * interval;
/** Longer than a breath between two sentences, in milliseconds. */
const silenceAfter = 1500;
const silentAfter = 10_000;

export type Heard = 'speech' | 'silence' | 'no-speech' | null;

/**
 * Tells speech from silence by loudness: returns `speech` when it begins, then `silence` when it has ended, or
 * `no-speech` if it does not begin.
 *
 * @returns a function to call with the level at each `interval`, in decibels
 */
export function createSpeechDetector(): (decibels: number) => Heard {
  let isSpeaking = false;
  let loud = 0;
  let quiet = 0;
  return (decibels) => {
    const isLoud = decibels > threshold;
    loud = isLoud ? loud + interval : 0;
    quiet = isLoud ? 0 : quiet + interval;
    if (!isSpeaking && loud >= speechAfter) {
      isSpeaking = true;
      return 'speech';
    }
    if (isSpeaking && quiet >= silenceAfter) return 'silence';
    if (!isSpeaking && quiet >= silentAfter) return 'no-speech';
    return null;
  };
}

/** The loudness of samples from -1 to 1, in decibels below full scale. */
export function decibelsOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  return 10 * Math.log10(power);
}

/** Maps silence to a raised voice onto 0 to 1, for display. */
export function levelOf(decibels: number): number {
  const share = (decibels - threshold) / 40;
  return Math.round(Math.min(1, Math.max(0, share)) * 20) / 20;
}
