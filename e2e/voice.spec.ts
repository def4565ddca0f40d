import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeRecording } from '../apps/api/src/speech/decode-recording.ts';
import { findPocketSphinx } from '../apps/api/src/speech/find-pocketsphinx.ts';
import { sampleRate } from '../apps/api/src/speech/sound.ts';
import { recordings } from '../apps/api/src/speech/testing/recordings.ts';
import { wavOf } from '../apps/api/src/speech/testing/wav-of.ts';
import { wordErrorRate } from '../apps/api/src/speech/testing/word-error-rate.ts';
import { args, launchOptions } from '../chromium.ts';
import { expect, test as base } from './fixtures/writer.ts';

/** The page's microphone receives a second of silence, the speech, and silence again. */
const test = base.extend<object, { spoken: string }>({
  spoken: [
    // Playwright requires a destructuring pattern here.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const decoded = await decodeRecording(recordings.ogg.bytes);
      if ('refusal' in decoded) throw new Error(decoded.refusal);
      const said = Float32Array.from(decoded.sound, (sample) => sample / 32_768);
      const sound = new Float32Array(said.length + 6 * sampleRate);
      sound.set(said, sampleRate);
      const folder = mkdtempSync(join(tmpdir(), 'octavo-voice-'));
      const file = join(folder, 'said.wav');
      writeFileSync(file, wavOf(sound, { rate: sampleRate }));
      await provide(file);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ spoken }, provide) =>
      provide({
        ...launchOptions,
        args: [
          ...args,
          '--use-fake-device-for-media-stream',
          `--use-file-for-fake-audio-capture=${spoken}%noloop`,
        ],
      }),
    { scope: 'worker' },
  ],
});

/** Playwright cannot read the contents of form data, so the page records them. */
function recordWhatIsSent() {
  const { fetch } = globalThis;
  globalThis.fetch = async (address, options) => {
    const audio = options?.body instanceof FormData ? options.body.get('audio') : null;
    if (audio instanceof File) {
      document.documentElement.dataset['sent'] = `${audio.type} ${await audio.slice(0, 4).text()}`;
    }
    return fetch(address, options);
  };
}

const ability = '**/main/speech_to_text';

test('dictated text is inserted at the caret as one undo step', async ({ page, context, writer }) => {
  test.skip(findPocketSphinx() === undefined, 'nothing here understands speech');
  await context.grantPermissions(['microphone', 'clipboard-read', 'clipboard-write']);
  await page.addInitScript(recordWhatIsSent);
  await writer.open();
  await writer.text.click();
  await page.keyboard.type('First. Last.');
  for (let letter = 0; letter < ' Last.'.length; letter += 1) await page.keyboard.press('ArrowLeft');

  await page.getByRole('button', { name: 'Voice typing' }).click();
  await expect(page.getByText('What you say is transcribed on this server')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Recording: press to stop' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-sent', 'audio/ogg; codecs=opus OggS');

  await expect(writer.text).toHaveText(/^First\. .{20,} Last\.$/);
  const [, heard = ''] = /^First\. (.+) Last\.$/.exec((await writer.text.textContent()) ?? '') ?? [];
  expect(wordErrorRate(recordings.ogg.said, heard)).toBeLessThan(0.4);
  await expect(writer.text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(writer.text).toHaveText('First. Last.');
  await expect(page.getByRole('button', { name: 'Voice typing' })).toBeVisible();
});

/**
 * Like Safari before 18.4: recordings are labelled MP4, and nothing can be encoded. They contain WebM, because Chromium
 * cannot decode MP4 that it has recorded itself.
 */
function recordMp4Alone() {
  globalThis.MediaRecorder = class extends MediaRecorder {
    static override isTypeSupported(type: string) {
      return type.startsWith('audio/mp4');
    }
    constructor(stream: MediaStream, options?: MediaRecorderOptions) {
      super(stream, { ...options, mimeType: 'audio/webm;codecs=opus' });
    }
    override get mimeType() {
      return 'audio/mp4';
    }
  };
  Reflect.deleteProperty(globalThis, 'AudioEncoder');
}

test('speech is transcribed in a browser that records only MP4', async ({ page, context, writer }) => {
  test.skip(findPocketSphinx() === undefined, 'nothing here understands speech');
  await context.grantPermissions(['microphone']);
  await page.addInitScript(recordWhatIsSent);
  await page.addInitScript(recordMp4Alone);
  await writer.open();
  await writer.text.click();
  await page.getByRole('button', { name: 'Voice typing' }).click();
  await expect(page.getByRole('button', { name: 'Recording: press to stop' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-sent', 'audio/wav RIFF');
  await expect(writer.text).toHaveText(/.{20,}/);
  const heard = (await writer.text.textContent()) ?? '';
  expect(wordErrorRate(recordings.ogg.said, heard)).toBeLessThan(0.4);
});

test('a second press stops the recording, and a failed transcription can be retried', async ({
  page,
  context,
  writer,
}) => {
  await context.grantPermissions(['microphone', 'clipboard-read', 'clipboard-write']);
  let answers = 0;
  await page.route(ability, async (route) => {
    if (route.request().method() === 'GET') {
      return route.fulfill({
        json: { available: true, languages: ['en'], service: 'speech.example', reason: null },
      });
    }
    answers += 1;
    return answers === 1
      ? route.fulfill({
          status: 502,
          json: { error: 'It cannot be reached.', code: 'speech_failed' },
        })
      : route.fulfill({ json: { result: 'the university opens' } });
  });
  await writer.open();
  await writer.text.click();
  await page.keyboard.press('ControlOrMeta+Alt+m');
  await expect(page.getByText('What you say is sent to speech.example')).toBeVisible();
  await page.getByRole('button', { name: 'Recording: press to stop' }).click();
  await expect(page.getByText('The recording could not be transcribed.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(writer.text).toHaveText('The university opens');
});

test('a denied microphone shows a message and disables the button', async ({ page, context, writer }) => {
  await page.route(ability, (route) =>
    route.fulfill({ json: { available: true, languages: ['en'], service: null, reason: null } }),
  );
  await writer.open();
  await context.clearPermissions();
  await page.getByRole('button', { name: 'Voice typing' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    'Microphone permission was declined. Please enable it before trying again.',
  );
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('button', { name: 'Microphone permission was declined' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('without a speech service, the page says so before anything is recorded', async ({ page, writer }) => {
  await page.route(ability, (route) =>
    route.fulfill({ json: { available: false, languages: [], service: null, reason: 'Not set up.' } }),
  );
  await writer.open();
  await page.getByRole('button', { name: 'Voice typing' }).click();
  await expect(page.getByRole('dialog', { name: 'Voice typing is not set up' })).toContainText(
    'can connect a speech service',
  );
});
