/** A recording as Ogg with Opus: what a browser put into WebM is copied, not encoded again. */
export async function oggOf(recording: Blob): Promise<Blob> {
  if (recording.type.startsWith('audio/ogg')) return recording;
  const { BlobSource, BufferTarget, Conversion, Input, OggOutputFormat, Output, WEBM } =
    await import('mediabunny');
  const target = new BufferTarget();
  const conversion = await Conversion.init({
    input: new Input({ formats: [WEBM], source: new BlobSource(recording) }),
    output: new Output({ format: new OggOutputFormat(), target }),
    audio: { codec: 'opus' },
    tags: {},
  });
  await conversion.execute();
  return new Blob([target.buffer ?? new ArrayBuffer(0)], { type: 'audio/ogg' });
}
