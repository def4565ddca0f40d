import type { Page } from '../page/page.ts';
import type { Writer } from './writer.ts';

/** Opens the dialog of the document's links. */
export async function openLinks(writer: Writer): Promise<void> {
  await writer.press('More');
  await writer.page.role('menuitem', 'Share a link').click();
  await writer.dialog.isSeen();
}

/** Selects words on a reader's page, as a pointer does. */
export function selectWords(page: Page, words: string): Promise<void> {
  return page.evaluate((wanted) => {
    const walker = document.createTreeWalker(
      document.querySelector('article') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at !== -1) document.getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length);
    }
  }, words);
}

/** Makes a link in the dialog, whose form is open, and returns the address that it shows. */
export async function makeLink(writer: Writer, name: string): Promise<string> {
  const { dialog, page } = writer;
  await dialog.role('textbox', 'Who is it for?').fill(name);
  await dialog.role('button', 'Create link').click();
  await dialog.text(`The link for ${name} is ready`).isSeen();
  return page.evaluate(() => document.querySelector('[role=dialog] code')?.textContent ?? '');
}
