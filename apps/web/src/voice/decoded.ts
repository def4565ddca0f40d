/** The sample rate for recognizing speech, in hertz: two minutes are 3.8 MB, and the server accepts 5. */
export const speechRate = 16_000;

/**
 * Decodes a recording to one channel at `speechRate`, with the browser's own decoder.
 *
 * @throws DOMException where the browser cannot play it
 */
export async function decoded(recording: Blob): Promise<Float32Array> {
  // Decoding resamples to the rate of the context.
  const context = new OfflineAudioContext(1, 1, speechRate);
  const sound = await context.decodeAudioData(await recording.arrayBuffer());
  const mixed = new Float32Array(sound.length);
  for (let channel = 0; channel < sound.numberOfChannels; channel += 1) {
    sound.getChannelData(channel).forEach((sample, index) => {
      mixed[index] = (mixed[index] ?? 0) + sample / sound.numberOfChannels;
    });
  }
  return mixed;
}
