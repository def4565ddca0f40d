/**
 * A recording as Ogg with Opus, whichever the browser made: Opus from WebM is copied, anything else encoded again.
 *
 * @throws Error where the browser has no encoder for it
 */
export async function oggOf(recording: Blob): Promise<Blob> {
  if (recording.type.startsWith('audio/ogg')) return recording;
  const { BlobSource, BufferTarget, Conversion, Input, MP4, OggOutputFormat, Output, WEBM } =
    await import('mediabunny');
  const target = new BufferTarget();
  const conversion = await Conversion.init({
    input: new Input({ formats: [WEBM, MP4], source: new BlobSource(recording) }),
    output: new Output({ format: new OggOutputFormat(), target }),
    audio: { codec: 'opus' },
    tags: {},
  });
  await conversion.execute();
  return new Blob([target.buffer ?? new ArrayBuffer(0)], { type: 'audio/ogg' });
}
