/** A WAV file as recorders write it, from samples from -1 to 1, the same in all channels. */
export function wavOf(
  samples: Float32Array,
  { rate, channels = 1, bits = 16 }: { rate: number; channels?: number; bits?: 8 | 16 | 24 | 32 },
): Uint8Array<ArrayBuffer> {
  const width = bits / 8;
  const size = samples.length * channels * width;
  const view = new DataView(new ArrayBuffer(44 + size));
  const word = (at: number, text: string): void =>
    Buffer.from(text, 'latin1').forEach((byte, index) => view.setUint8(at + index, byte));
  word(0, 'RIFF');
  view.setUint32(4, 36 + size, true);
  word(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * channels * width, true);
  view.setUint16(32, channels * width, true);
  view.setUint16(34, bits, true);
  word(36, 'data');
  view.setUint32(40, size, true);
  let at = 44;
  for (const sample of samples) {
    for (let channel = 0; channel < channels; channel += 1, at += width) {
      if (bits === 8) view.setUint8(at, Math.round(128 + sample * 127));
      else if (bits === 16) view.setInt16(at, Math.round(sample * 32_767), true);
      else if (bits === 24) view.setInt16(at + 1, Math.round(sample * 32_767), true);
      else view.setInt32(at, Math.round(sample * 2_147_483_647), true);
    }
  }
  return new Uint8Array(view.buffer);
}

/** A tone at half volume. */
export const tone = (seconds: number, hertz: number, rate: number): Float32Array =>
  Float32Array.from(
    { length: seconds * rate },
    (_, index) => 0.5 * Math.sin((2 * Math.PI * hertz * index) / rate),
  );
