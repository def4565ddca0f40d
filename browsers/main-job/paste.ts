import type { Step } from './step.ts';

const page = `<!doctype html><title>A page</title><meta charset="utf-8">
<h2>What trees do</h2><p>A tree works in <b>two</b> ways, see <a href="https://example.org/trees">there</a>.</p>
<ul><li>It holds the rain</li><li>It cools the air</li></ul><script>document.title = 'A page'</script>`;

export const paste: Step = {
  name: 'what was copied from another page is pasted with its formatting',
  async run(writer) {
    await writer.browser.goTo(`data:text/html,${encodeURIComponent(page)}`);
    await writer.page.css('h2').click();
    await writer.browser.press('Control+a');
    await writer.browser.press('Control+c');
    await writer.startBlank();
    await writer.browser.press('Control+v');
    await writer.isWritten('h2', ['What trees do']);
    await writer.isWritten('strong', ['two']);
    await writer.isWritten('a[href="https://example.org/trees"]', ['there']);
    await writer.isWritten('li', ['It holds the rain', 'It cools the air']);
    await writer.isStored('It cools the air');
  },
};
