/** What is louder is speech, in decibels below full scale (SPEC §9). */
const threshold = -50;
/** How often it is measured, in milliseconds (SPEC §9). */
export const interval = 50;

/** A click of the keyboard is shorter. */
const speechAfter = 2 * interval;
/** A breath between two sentences is shorter. */
const silenceAfter = 1500;
const unheardAfter = 10_000;

export type Heard = 'speech' | 'silence' | 'unheard' | null;

/**
 * Tells speech from silence by how loud it is: gives `speech` once it begins, then `silence` once it has ended, or
 * `unheard` where it does not begin.
 *
 * @returns takes a measurement each `interval`, in decibels
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
    if (!isSpeaking && quiet >= unheardAfter) return 'unheard';
    return null;
  };
}

/** How loud samples from -1 to 1 are, in decibels below full scale. */
export function decibelsOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  return 10 * Math.log10(power);
}

/** From silence to a raised voice as 0 to 1, for the eye. */
export function levelOf(decibels: number): number {
  const share = (decibels - threshold) / 40;
  return Math.round(Math.min(1, Math.max(0, share)) * 20) / 20;
}
