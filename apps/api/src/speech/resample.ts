/** Zero crossings on each side of the kernel. */
const reach = 16;
const stepsPerCrossing = 512;
const table = Float32Array.from({ length: reach * stepsPerCrossing + 2 }, (_, step) =>
  windowedSinc(step / stepsPerCrossing),
);

/**
 * Changes the sample rate with a windowed sinc (J. O. Smith, "Digital Audio Resampling", 2002). Also filters out
 * frequencies that the lower rate cannot represent.
 */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples;
  const ratio = from / to;
  const stretch = Math.max(1, ratio);
  const result = new Float32Array(Math.floor(samples.length / ratio));
  for (let index = 0; index < result.length; index += 1) {
    const centre = index * ratio;
    const first = Math.max(0, Math.ceil(centre - reach * stretch));
    const last = Math.min(samples.length - 1, Math.floor(centre + reach * stretch));
    let sum = 0;
    for (let at = first; at <= last; at += 1) {
      sum += (samples[at] ?? 0) * kernel(Math.abs(at - centre) / stretch);
    }
    result[index] = sum / stretch;
  }
  return result;
}

/** Uses a table: the sum needs it a hundred times per sample. */
function kernel(distance: number): number {
  const place = distance * stepsPerCrossing;
  const step = Math.floor(place);
  const before = table[step] ?? 0;
  return before + ((table[step + 1] ?? 0) - before) * (place - step);
}

function windowedSinc(x: number): number {
  if (x === 0) return 1;
  if (x >= reach) return 0;
  const sinc = Math.sin(Math.PI * x) / (Math.PI * x);
  return sinc * (0.5 + 0.5 * Math.cos((Math.PI * x) / reach));
}
