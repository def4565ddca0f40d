import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { openArchive } from '../packages/formats/src/testing/archive.ts';
import { expect, test } from './fixtures/writer.ts';

/** Creates a PNG of one colour (https://www.w3.org/TR/png-3/). */
function png(width: number, height: number, [red, green, blue]: readonly [number, number, number]): Buffer {
  const line = Buffer.from([0, ...Array.from({ length: width }, () => [red, green, blue]).flat()]);
  return pngOf(width, height, Buffer.concat(Array.from({ length: height }, () => line)));
}

/** Its lines, each preceded by its filter byte. */
function pngOf(width: number, height: number, lines: Buffer): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length);
    head.write(type, 4);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc(Buffer.concat([head.subarray(4), data])));
    return Buffer.concat([head, data, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let sum = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xed_b8_83_20 : 0);
  }
  return (sum ^ 0xff_ff_ff_ff) >>> 0;
}

interface Given {
  readonly bytes: Buffer;
  readonly type: string;
}

const red: Given = { bytes: png(240, 120, [123, 31, 46]), type: 'image/png' };
const blue: Given = { bytes: png(120, 120, [18, 52, 110]), type: 'image/png' };

/** Delivers a file as the browser does: pasted, or dropped on the last block. */
function give(page: Page, how: 'paste' | 'drop', { bytes, type }: Given): Promise<void> {
  return page.locator('.ProseMirror').evaluate(
    (text, { base64, kind, event }) => {
      const data = new DataTransfer();
      const content = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
      data.items.add(new File([content], 'hand.png', { type: kind }));
      const options = { bubbles: true, cancelable: true };
      if (event === 'paste') {
        text.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, ...options }));
        return;
      }
      const box = text.lastElementChild?.getBoundingClientRect();
      const place = { clientX: (box?.left ?? 0) + 4, clientY: (box?.top ?? 0) + 4 };
      text.dispatchEvent(new DragEvent('drop', { dataTransfer: data, ...place, ...options }));
    },
    { base64: bytes.toString('base64'), kind: type, event: how },
  );
}

test('pictures are pasted, dropped and described, and are in the downloaded file', async ({
  page,
  writer,
}) => {
  await writer.open();
  await writer.text.click();
  await page.keyboard.insertText('Readers drew hands.');
  await page.keyboard.press('Enter');
  await give(page, 'paste', red);

  // Nothing was written meanwhile, so the page asks for its description.
  const card = page.getByRole('dialog', { name: 'Picture' });
  await card.getByRole('textbox', { name: 'Alternative text' }).fill('A hand that points at a line');
  await card.getByRole('radio', { name: 'Half as wide' }).click();
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card).toBeHidden();
  const first = writer.text.getByRole('img', { name: 'A hand that points at a line' });
  await expect(first).toBeVisible();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.insertText('And faces.');
  await give(page, 'drop', blue);
  await card.getByRole('switch', { name: 'Decoration only' }).click();
  await card.getByRole('button', { name: 'Save' }).click();
  await writer.waitUntilStored('"decorative":true');

  await page.reload();
  await expect(first).toBeVisible();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(240);
  await expect(writer.text.getByRole('img', { name: 'Decorative picture' })).toBeVisible();

  const id = page.url().split('/').at(-1);
  const file = await page.request.post(`/docs/download/${id}`, {
    data: { margin: 20, pageSize: 'A4', fontSize: 11, font: 'tinos', fileType: 'docx' },
    headers: { origin: new URL(page.url()).origin },
  });
  const archive = openArchive(await file.body());
  const media = archive.paths.filter((name) => /^word\/media\/.+\.png$/u.test(name));
  expect(media).toHaveLength(2);
  expect(archive.text('word/document.xml')).toContain('A hand that points at a line');

  // The picture is restored from the file.
  await page.goto('/app/');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Import Word/u }).click();
  await (await chooser).setFiles([{ name: 'hands.docx', mimeType: '', buffer: await file.body() }]);
  const report = page.getByRole('dialog', { name: 'Import' });
  await expect(report.getByText('Everything was imported')).toBeVisible();
  await report.getByRole('button', { name: /^Open / }).click();
  await expect(page).not.toHaveURL(new RegExp(`${id}$`));
  await expect(first).toBeVisible();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(240);
});

test('a file that is not a picture is refused with a reason, and a picture can be added again once online', async ({
  page,
  writer,
  context,
}) => {
  await writer.open();
  await writer.text.click();
  await page.keyboard.insertText('Readers drew hands.');
  await writer.waitUntilStored('hands');
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await give(page, 'paste', { bytes: drawing, type: 'image/svg+xml' });
  const alert = page.getByRole('alertdialog');
  await expect(alert.getByText('Pictures can be PNG, JPEG, WebP or GIF files.')).toBeVisible();
  await alert.getByRole('button', { name: 'OK' }).click();

  // Its declared type is wrong, which the server detects.
  await give(page, 'paste', { bytes: drawing, type: 'image/png' });
  const place = writer.text.getByRole('group', { name: 'hand.png' });
  await expect(place.getByRole('alert')).toContainText('The picture was not added.');
  await place.getByRole('button', { name: 'Remove' }).click();
  await expect(place).toBeHidden();

  await context.setOffline(true);
  await give(page, 'paste', red);
  await expect(place.getByRole('alert')).toContainText('The picture was not added.');
  await context.setOffline(false);
  expect(JSON.stringify((await writer.stored()).content)).not.toContain('picture');
  await place.getByRole('button', { name: 'Try again' }).click();
  const card = page.getByRole('dialog', { name: 'Picture' });
  await card.getByRole('button', { name: 'Cancel' }).click();
  await expect(writer.text.getByRole('button', { name: 'Describe this picture' })).toBeVisible();
  await writer.waitUntilStored('"picture"');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(writer.text.getByRole('img')).toHaveCount(0);
  await expect(writer.text).toContainText('Readers drew hands.');
});

test('uploading a large picture on a slow connection shows its progress and can be cancelled', async ({
  page,
  writer,
}) => {
  await writer.open();
  await writer.text.click();
  await page.keyboard.insertText('Readers drew hands.');
  const width = 600;
  const noise = randomBytes((1 + 3 * width) * width).map((byte, place) =>
    place % (1 + 3 * width) ? byte : 0,
  );
  const line = await page.context().newCDPSession(page);
  const kilobyte = 1024;
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput: 100 * kilobyte,
  });
  await give(page, 'paste', { bytes: pngOf(width, width, Buffer.from(noise)), type: 'image/png' });
  const bar = page.getByRole('progressbar', { name: 'Adding the picture' });
  const share = async () => Number.parseInt((await bar.getAttribute('aria-valuetext')) ?? '0', 10);
  await expect.poll(share).toBeGreaterThan(0);
  const before = await share();
  await expect.poll(share).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(bar).toBeHidden();
  await expect(writer.text).toHaveText('Readers drew hands.');
});
