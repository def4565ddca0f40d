import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest';
import { phoneSize } from './driver/browser.ts';
import { installedFirefox, installedWebKit, startChromium } from './driver/installed.ts';
import { makeLink, openLinks, selectWords } from './main-job/links.ts';
import { keepPicture } from './main-job/themes.ts';
import { Writer } from './main-job/writer.ts';
import { until } from './page/until.ts';
import { type Servers, startServers } from './server/servers.ts';

const shore = 'The tide comes in at night, and nobody on the shore saw it.';
const boats = 'The boats lay where they stood.';

const [firefox, webkit] = [installedFirefox(), installedWebKit()];

// One writes, one reads at a desk and one on a phone, each in a browser of another maker.
describe.skipIf(!firefox || !webkit)('an author and two readers, each in a browser of their own', () => {
  let servers: Servers;
  let author: Writer;
  let clara: Writer;
  let ben: Writer;
  let hasFailed = false;

  beforeAll(async () => {
    servers = await startServers();
    author = new Writer(await startChromium(), servers);
    if (firefox) clara = new Writer(await firefox(), servers);
    if (webkit) ben = new Writer(await webkit(phoneSize), servers);
  });
  afterAll(async () => {
    for (const person of [author, clara, ben]) await person?.browser.close();
    await servers?.close();
  });

  const steps: { readonly name: string; readonly run: () => Promise<void> }[] = [];
  const step = (name: string, run: () => Promise<void>) => void steps.push({ name, run });

  step('each reader opens a link of their own', async () => {
    await author.startBlank();
    await author.browser.type(`${shore}\n${boats}`);
    await author.isStored(boats);
    await openLinks(author);
    await clara.browser.goTo(await makeLink(author, 'Clara'));
    await author.dialog.role('button', 'New link').click();
    await ben.browser.goTo(await makeLink(author, 'Ben'));
    for (const reader of [clara, ben]) {
      await reader.page.text(shore).isSeen();
      await reader.page.text(boats).isSeen();
    }
    await author.dialog.role('button', 'Close').click();
    await author.dialog.isGone();
    await until(
      'a phone is this narrow',
      () => ben.page.evaluate(() => innerWidth),
      (width) => width === phoneSize.width,
    );
  });

  step('one comments on words, the other on a phone finds a paragraph good; each sees both', async () => {
    await selectWords(clara.page, 'on the shore');
    await clara.press('Comment');
    await clara.page.role('textbox', 'Your name').fill('Clara');
    await clara.page.role('textbox', 'Comment').fill('Which shore?');
    await clara.press('Send');
    await ben.press(/^Comment on the paragraph “The boats/);
    await ben.press('Good');
    await ben.page.role('textbox', 'Your name').fill('Ben');
    await ben.press('Send');
    for (const reader of [clara, ben]) {
      await reader.page.css('mark[data-kind=comment]').say(['on the shore']);
      await reader.page.text('1 reader finds this paragraph good').isSeen();
    }
    await comeBack(author);
    await author.text.css('[data-comment]', 'on the shore').isSeen();
    await author.text.css('[data-comment-mark=good]').say([boats]);
  });

  step('the author edits around the words, and they stay commented on for everybody', async () => {
    await author.text.css('p', boats).click();
    await author.browser.press('Control+Home');
    await author.browser.type('All year round. ');
    await author.text.css('[data-comment]', 'on the shore').isSeen();
    await author.isStored('All year round. ');
    // On a phone the comments lie over the text.
    await ben.dialog.role('button', 'Close').click();
    for (const reader of [clara, ben]) {
      await reader.press('Show it');
      await reader.page.text(/^All year round\. The tide/).isSeen();
      await reader.page.css('mark[data-kind=comment]').say(['on the shore']);
    }
  });

  step('the author answers, and both readers read it without a reload', async () => {
    await author.text.css('[data-comment]', 'on the shore').click();
    await author.page.role('textbox', 'Write an answer').fill('The one of Whitby.');
    await author.press(/^Answer/);
    await ben.page.css('mark[data-kind=comment]').click();
    for (const reader of [clara, ben]) await reader.page.text('The one of Whitby.').isSeen();
  });

  step('the author resolves it, and its words are marked for nobody', async () => {
    await author.press('Resolve');
    await author.text.css('[data-comment]', 'on the shore').isGone();
    for (const reader of [clara, ben]) {
      await reader.page.css('mark[data-kind=comment]').isGone();
      await reader.page.text('1 resolved comment').isSeen();
    }
  });

  step('a link that expires ends its page, and no other', async () => {
    await author.page.evaluate(async () => {
      const id = location.pathname.split('/').at(-1);
      const { links } = await (await fetch(`/docs/links/${id}`)).json();
      const [{ id: link }] = links.filter(({ name }: { name: string }) => name === 'Clara');
      const expiresAt = new Date(Date.now() + 1000).toISOString();
      const answer = await fetch(`/docs/links/${id}/${link}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ expiresAt }),
      });
      if (!answer.ok) throw new Error(await answer.text());
    });
    await clara.page.text('There is nothing to read here').isSeen();
    await clara.page.text(boats).isGone();
    await ben.page.text(boats).isSeen();
  });

  step('a lock ends the other, and the text opens for its reader once it is unlocked', async () => {
    const { dialog } = author;
    await author.press('Lock the document');
    await dialog.role('textbox', 'Password').fill('slow hand');
    await dialog.role('textbox', 'Repeat the password').fill('slow hand');
    await dialog.role('button', 'Lock').click();
    await author.page.text('This document is locked').isSeen();
    await ben.page.text('There is nothing to read here').isSeen();
    await ben.page.text(boats).isGone();

    await author.press('Unlock');
    await dialog.role('textbox', 'Password').fill('slow hand');
    await author.browser.press('Enter');
    await dialog.isGone();
    await ben.press('Look again');
    await ben.page.text(boats).isSeen();
  });

  step('a revoked link ends its page for good', async () => {
    await openLinks(author);
    await author.dialog.role('button', 'Revoke the link for Ben').click();
    await author.dialog.role('button', 'Revoke').click();
    await ben.page.text('There is nothing to read here').isSeen();
    await until(
      'the text is gone',
      () => ben.page.text(boats).look(),
      ({ texts }) => texts.length === 0,
    );
  });

  // Each continues where the last one ended.
  test.for(steps)('$name', async ({ run }, { skip }) => {
    skip(hasFailed);
    onTestFailed(async () => {
      hasFailed = true;
      for (const person of [author, clara, ben]) await keepPicture(person, 'failed-readers');
    });
    await run();
    expect((await author.page.role('alertdialog').look()).texts).toEqual([]);
  });
});

/** Simulates the writer returning to the window. */
const comeBack = (writer: Writer) => writer.page.evaluate(() => void dispatchEvent(new Event('focus')));
