import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { until } from '../page/until.ts';
import type { Step } from './step.ts';
import type { Writer } from './writer.ts';

/** Waits until a file of this name has been downloaded, and returns its path. */
async function arrived(writer: Writer, name: string): Promise<string> {
  const { downloads } = writer.browser;
  const path = join(downloads, name);
  let size = 0;
  const isWhole = () => {
    if (!readdirSync(downloads).includes(name)) return false;
    const before = size;
    ({ size } = statSync(path));
    return size > 0 && size === before;
  };
  await until(`${name} has arrived`, isWhole, Boolean);
  return path;
}

async function download(writer: Writer, fileType: string): Promise<void> {
  await writer.press('More');
  await writer.page.role('menuitem', /^Download/).click();
  await writer.dialog.role('combobox', /^File type/).click();
  await writer.page.role('option', fileType).click();
  await writer.dialog.role('button', 'Download').click();
  await writer.dialog.isGone();
}

export const downloads: Step = {
  name: 'a document is downloaded as PDF and as a Word file, which is imported again beside Markdown',
  async run(writer) {
    await writer.startBlank();
    await writer.page.role('textbox', 'Title').fill('Ebb and flow');
    await writer.text.click();
    await writer.browser.type('The tide is never late.\n- one\ntwo');
    await writer.isStored('two');
    await download(writer, 'PDF');
    const pdf = await arrived(writer, 'Ebb and flow.pdf');
    expect(readFileSync(pdf).subarray(0, 5).toString()).toBe('%PDF-');
    await download(writer, 'Word (DOCX)');
    const docx = await arrived(writer, 'Ebb and flow.docx');

    const markdown = join(writer.browser.downloads, 'slack.md');
    writeFileSync(markdown, '# Slack water\n\nIt is **still**.\n');
    await writer.goHome();
    await writer.page.role('button', /^Import Word/).isSeen();
    await writer.browser.chooseFiles('main input[type=file]', [docx, markdown]);
    await writer.dialog.text('2 documents are ready.').isSeen();
    await writer.dialog.role('button', /^Open Ebb and flow/).click();
    await writer.isOnDocument();
    await writer.isWritten('li', ['one', 'two']);
  },
};
