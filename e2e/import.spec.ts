import { expect, test } from './fixtures/writer.ts';

const text = (value: string, ...marks: string[]) => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const heading = (level: number, value: string) => ({
  type: 'heading',
  attrs: { level },
  content: [text(value)],
});
const item = (...content: object[]) => ({ type: 'listItem', content });
const numbered = (start: number, ...content: object[]) => ({
  type: 'orderedList',
  attrs: { start, type: null },
  content,
});
const bullets = (...content: object[]) => ({ type: 'bulletList', content });
const link = (value: string, href: string) => ({
  type: 'text',
  text: value,
  marks: [{ type: 'link', attrs: { href } }],
});

const note = (...parts: object[]) => ({ type: 'footnote', attrs: { content: parts } });

/** One of everything that all four file types can contain. */
const content = {
  type: 'doc',
  content: [
    paragraph(
      text('The tide is'),
      note(
        text('See '),
        text('Tides', 'italic'),
        text(', p. 4: '),
        link('there', 'https://example.org/notes'),
        text('.'),
      ),
      text(' '),
      text('never', 'italic'),
      text(' late, '),
      text('always', 'bold'),
      text(' there, '),
      text('old', 'underline'),
      text(' and '),
      text('gone', 'strike'),
      text(': '),
      text('moon()', 'code'),
      text(' 1 < 2 & **so** on, see '),
      link('the tables', 'https://example.org/tides?a=1&b=2'),
      text('.'),
    ),
    paragraph(text('First line'), { type: 'hardBreak' }, text('second line, שלום 🌊')),
    heading(1, 'Ebb'),
    heading(2, 'Flow'),
    bullets(
      item(
        paragraph(text('one')),
        numbered(
          1,
          item(paragraph(text('deep'))),
          item(
            paragraph(text('deeper'), note(text('One line'), { type: 'hardBreak' }, text('and another.'))),
          ),
        ),
      ),
      item(paragraph(text('two'))),
    ),
    heading(3, 'Slack'),
    numbered(1, item(paragraph(text('first'))), item(paragraph(text('second')))),
    { type: 'blockquote', content: [paragraph(text('Time and tide.')), paragraph(text('Wait for no man.'))] },
    { type: 'codeBlock', attrs: { language: null }, content: [text('if (ebb) {\n  wait();\n}')] },
    { type: 'horizontalRule' },
    paragraph(text('The end.'), note(text('1 < 2 & **so** on'))),
  ],
};

const download = { margin: 20, pageSize: 'A4', fontSize: 11, font: 'tinos' };

test('exported DOCX, ODT, Markdown and HTML files import unchanged; other files are refused with a reason', async ({
  page,
  writer,
}) => {
  await writer.open();
  const id = page.url().split('/').at(-1);
  await page.goto('/app/');
  const headers = { origin: new URL(page.url()).origin };
  const saved = await page.request.post(`/docs/save/${id}`, {
    data: { title: 'Tides', content },
    headers,
  });
  expect(saved.ok()).toBe(true);
  const files = await Promise.all(
    ['docx', 'odt', 'md', 'html'].map(async (fileType) => {
      const file = await page.request.post(`/docs/download/${id}`, {
        data: { ...download, fileType },
        headers,
      });
      return {
        name: `round-trip.${fileType}`,
        mimeType: 'application/octet-stream',
        buffer: await file.body(),
      };
    }),
  );
  const slides = { name: 'slides.pptx', mimeType: '', buffer: Buffer.from([0x50, 0x4b, 3, 4, 0, 0]) };

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Import Word/u }).click();
  await (await chooser).setFiles([...files, slides]);
  const dialog = page.getByRole('dialog', { name: 'Import' });
  await expect(dialog.getByText('4 documents are ready.')).toBeVisible();
  await expect(dialog.getByText('Everything was imported')).toHaveCount(4);
  await expect(dialog.getByText('The file is damaged and cannot be read.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Open Tides' }).first().click();
  await expect(writer.text).toContainText('The tide is1 never late');

  const { docs } = await (await page.request.get('/docs/list')).json();
  const imported = docs.filter((doc: { id: string }) => doc.id !== id);
  expect(imported.map(({ title }: { title: string }) => title)).toEqual(['Tides', 'Tides', 'Tides', 'Tides']);
  for (const doc of imported) {
    const answer = await (await page.request.get(`/docs/item/${doc.id}`)).json();
    expect(answer.doc.content).toEqual(content);
  }
});

test('files dropped on the page are imported and sanitised like pasted text', async ({ page }) => {
  await page.goto('/app/');
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
  const html = `<h1>Ebb</h1><h5>Deep</h5><p onclick="alert(1)">Sea<script>alert(2)</script>
    <a href="javascript:alert(3)">shore</a><img src="https://example.org/pixel.gif"></p>
    <form><p>In a form</p></form><table><tr><td>a</td><td>b</td></tr></table>`;
  await page.evaluate((source) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([source], 'page.html', { type: 'text/html' }));
    dataTransfer.items.add(new File(['One\n\nTwo'], 'lines.txt', { type: 'text/plain' }));
    for (const type of ['dragenter', 'dragover', 'drop']) {
      document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    }
  }, html);
  const dialog = page.getByRole('dialog', { name: 'Import' });
  await expect(dialog.getByText('2 documents are ready.')).toBeVisible();
  await expect(dialog.getByText('1 picture was left out: it is not in the file')).toBeVisible();
  await expect(dialog.getByText('1 heading of a deeper level became level 3.')).toBeVisible();
  await expect(dialog.getByText(/^1 link became plain text/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Open Ebb' }).click();
  await expect(page.locator('.ProseMirror')).toContainText('Sea');
  await expect(page.locator('.ProseMirror')).toContainText('In a form');
  await expect(page.locator('.ProseMirror')).not.toContainText('alert');
});

test('a BibTeX file dropped with a Markdown file provides the works for its citations', async ({
  page,
  writer,
}) => {
  await page.goto('/app/');
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    const works = '@book{jackson2001, author={Jackson, H. J.}, title={Marginalia}, year=2001}';
    dataTransfer.items.add(new File([works], 'essay.bib'));
    dataTransfer.items.add(
      new File(['# Margins\n\nBy hand [@jackson2001, p. 3], not [@nobody].'], 'essay.md'),
    );
    for (const type of ['dragenter', 'dragover', 'drop']) {
      document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    }
  });
  const dialog = page.getByRole('dialog', { name: 'Import' });
  await expect(dialog.getByText('1 document is ready.')).toBeVisible();
  await expect(dialog.getByText('1 citation stayed plain text')).toBeVisible();
  await dialog.getByRole('button', { name: 'Open Margins' }).click();
  await expect(writer.text).toContainText('By hand (Jackson, 2001, p. 3), not [@nobody].');
  await expect(page.getByRole('region', { name: 'References' })).toContainText('Marginalia');
});
