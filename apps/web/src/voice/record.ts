/**
 * The formats that the server or `recordingFile` can handle, preferred ones first; MP4 is all that Safari before 18.4
 * records.
 */
const wanted = ['audio/ogg;codecs=opus', 'audio/webm;codecs=opus', 'audio/mp4'];

/** Starts recording a stream; `stop` returns the recording. */
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
