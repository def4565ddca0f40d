import { Plugin, PluginKey } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { looksLikeMarkdown } from './looks-like-markdown.ts';
import { fetchPasteCleaner } from './paste-cleaner.ts';
import type { PlainPasteKeys } from './plain-paste-keys.ts';

/** Pastes text that is Markdown as a formatted document; other text is left to the next plugin. */
export function pasteMarkdownPlugin(keys: PlainPasteKeys): Plugin {
  return new Plugin({
    key: new PluginKey('pasteMarkdown'),
    props: {
      handlePaste: (view, { clipboardData }) => {
        const source = clipboardData && !keys.isPlainWanted() ? markdownIn(clipboardData) : null;
        if (source === null || view.state.selection.$from.parent.type.spec.code === true) return false;
        void pasteMarkdown(view, source);
        return true;
      },
    },
  });
}

/** Code editors also put highlighted HTML on the clipboard. */
function markdownIn(data: DataTransfer): string | null {
  const isMarkdown = data.getData('vscode-editor-data').includes('"mode":"markdown"');
  if (data.getData('text/html') !== '' && !isMarkdown) return null;
  const source = data.getData('text/plain');
  return isMarkdown || looksLikeMarkdown(source) || isNumbered(source) ? source : null;
}

/** Whether all lines are numbered. */
function isNumbered(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 1 && lines.every((line) => /^\s*\d{1,9}[.)]\s+\S/u.test(line));
}

async function pasteMarkdown(view: EditorView, source: string): Promise<void> {
  const html = await Promise.all([import('./markdown-to-html.ts'), fetchPasteCleaner()]).then(
    ([{ markdownToHtml }]) => markdownToHtml(source),
    () => null,
  );
  if (view.isDestroyed) return;
  // The clipboard of the original event can no longer be read.
  const event = new ClipboardEvent('paste');
  if (html === null) view.pasteText(source, event);
  else view.pasteHTML(html, event);
}
