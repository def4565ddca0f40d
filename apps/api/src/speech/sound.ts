/** The format that every recording is converted to before recognition: mono, 16 bits, this many samples per second. */
export const sampleRate = 16_000;

export type Sound = Int16Array<ArrayBuffer>;

const windowSeconds = 0.05;
const thresholdDecibels = -50;

/** Whether anything can be heard: a window of 50 ms louder than -50 dB (SPEC §4). */
export function isHeard(sound: Sound): boolean {
  const width = sampleRate * windowSeconds;
  const threshold = 10 ** (thresholdDecibels / 10);
  for (let start = 0; start < sound.length; start += width) {
    const window = sound.subarray(start, start + width);
    let energy = 0;
    for (const sample of window) energy += (sample / 32_768) ** 2;
    if (energy / window.length > threshold) return true;
  }
  return false;
}

/** Samples from -1 to 1 as 16 bits. */
export function toSound(samples: Float32Array): Sound {
  const sound = new Int16Array(samples.length);
  for (const [index, sample] of samples.entries()) {
    sound[index] = Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_768)));
  }
  return sound;
}
