/** What the server reads, in the order of what a browser should make; MP4, which Safari before 18.4 makes alone, it is rewritten for. */
const wanted = ['audio/ogg;codecs=opus', 'audio/webm;codecs=opus', 'audio/mp4'];

/** Records a stream from now on; `stop` gives the recording. */
export function record(stream: MediaStream): { readonly stop: () => Promise<Blob> } {
  const mimeType = wanted.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: 32_000,
    ...(mimeType !== undefined && { mimeType }),
  });
  const pieces: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
  recorder.start();
  return {
    stop: () =>
      new Promise((resolve) => {
        recorder.addEventListener('stop', () => resolve(new Blob(pieces, { type: recorder.mimeType })));
        recorder.stop();
      }),
  };
}
