const headerBytes = 44;
const bytesPerSample = 2;
const pcm = 1;

/** Samples from -1 to 1 as a 16-bit WAV file with one channel (http://soundfile.sapp.org/doc/WaveFormat/). */
export function wavOf(samples: Float32Array, rate: number): Blob {
  const size = samples.length * bytesPerSample;
  const file = new DataView(new ArrayBuffer(headerBytes + size));
  const word = (at: number, text: string) => {
    for (const [index, letter] of Array.from(text).entries()) file.setUint8(at + index, letter.charCodeAt(0));
  };
  word(0, 'RIFF');
  file.setUint32(4, file.byteLength - 8, true);
  word(8, 'WAVEfmt ');
  file.setUint32(16, 16, true);
  file.setUint16(20, pcm, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, rate, true);
  file.setUint32(28, rate * bytesPerSample, true);
  file.setUint16(32, bytesPerSample, true);
  file.setUint16(34, bytesPerSample * 8, true);
  word(36, 'data');
  file.setUint32(40, size, true);
  samples.forEach((sample, index) => {
    const loud = Math.round(Math.min(1, Math.max(-1, sample)) * 32_767);
    file.setInt16(headerBytes + index * bytesPerSample, loud, true);
  });
  return new Blob([file], { type: 'audio/wav' });
}
