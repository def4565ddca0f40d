import { recordingLimits } from '@octavo/contract/recording-limits';
import type { MicrophoneCommand, MicrophoneReport } from '@octavo/machines/voice';
import { fromCallback } from 'xstate';
import { createSpeechDetector, decibelsOf, interval, levelOf } from './speech-detector.ts';
import { record } from './record.ts';

/** How far the recorder lags behind the detector, in milliseconds, so that the first sound of a word is not lost. */
const delay = 300;
/** In milliseconds. The server's limit, less the delay and the last piece. */
const most = (recordingLimits.seconds - 2) * 1000;

/** The browser's microphone for the voice machine; released when the actor ends. */
export const microphone = fromCallback<MicrophoneCommand, void, MicrophoneReport>(({ receive, sendBack }) => {
  const end = new AbortController();
  let finish = () => {};
  receive(() => finish());
  void open()
    .then((stream) => {
      const release = () => stream.getTracks().forEach((track) => track.stop());
      if (end.signal.aborted) release();
      else {
        end.signal.addEventListener('abort', release);
        finish = listen(stream, sendBack, end.signal);
      }
    })
    .catch((error: unknown) => {
      if (!end.signal.aborted) sendBack({ type: isDeclined(error) ? 'declined' : 'missing' });
    });
  return () => end.abort();
});

/** Rejects where the page is not served securely: `mediaDevices` is missing then. */
async function open(): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({ audio: true });
}

function isDeclined(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotAllowedError';
}

/** @returns stops the recording */
function listen(
  stream: MediaStream,
  report: (event: MicrophoneReport) => void,
  signal: AbortSignal,
): () => void {
  const context = new AudioContext();
  const source = context.createMediaStreamSource(stream);
  const analyser = new AnalyserNode(context, { fftSize: 2048 });
  const later = new DelayNode(context, { delayTime: delay / 1000, maxDelayTime: 1 });
  const sink = context.createMediaStreamDestination();
  source.connect(analyser);
  source.connect(later).connect(sink);
  report({ type: 'granted' });

  const detect = createSpeechDetector();
  const samples = new Float32Array(analyser.fftSize);
  let shown = 0;
  let recording: ReturnType<typeof record> | null = null;
  let tooLong: ReturnType<typeof setTimeout> | undefined;

  function finish(): void {
    if (recording === null) return;
    const { stop } = recording;
    recording = null;
    clearInterval(timer);
    // The last words are still passing through the delay.
    setTimeout(() => void stop().then(handOver), delay);
  }
  function handOver(blob: Blob): void {
    if (!signal.aborted) report({ type: 'recorded', recording: blob });
  }
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const decibels = decibelsOf(samples);
    const level = levelOf(decibels);
    const heard = detect(decibels);
    if (heard === 'speech') {
      recording = record(sink.stream);
      tooLong = setTimeout(finish, most);
      report({ type: 'speech' });
    } else if (heard === 'silence') finish();
    else if (heard === 'no-speech') report({ type: 'no-speech' });
    if (recording !== null && level !== shown) report({ type: 'level', level: (shown = level) });
  }, interval);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    clearTimeout(tooLong);
    void context.close();
  });
  return finish;
}
