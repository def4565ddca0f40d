/**
 * Converts a recording to a format that the server reads. Opus is sent as Ogg, which Firefox records and to which WebM
 * is rewritten. Safari before 18.4 records only AAC in MP4 and can encode nothing else: its recording is decoded and
 * sent as WAV.
 *
 * @throws where the browser cannot read its own recording
 */
export async function recordingFile(recording: Blob): Promise<File> {
  if (recording.type.startsWith('audio/mp4')) {
    const [{ decoded, speechRate }, { wavOf }] = await Promise.all([
      import('./decoded.ts'),
      import('./wav-of.ts'),
    ]);
    return new File([wavOf(await decoded(recording), speechRate)], 'recording.wav', { type: 'audio/wav' });
  }
  const { oggOf } = await import('./ogg-of.ts');
  return new File([await oggOf(recording)], 'recording.ogg', { type: 'audio/ogg; codecs=opus' });
}
