/** What speech is recognised at, in samples a second: two minutes of it are 3.8 MB, and the server takes 5. */
export const speechRate = 16_000;

/**
 * The sound of a recording in one channel at `speechRate`, by the decoder that plays it in this browser.
 *
 * @throws DOMException where the browser cannot play it
 */
export async function decoded(recording: Blob): Promise<Float32Array> {
  // What is decoded has the rate of the context.
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
