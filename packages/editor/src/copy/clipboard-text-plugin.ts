import { Plugin, PluginKey, TextSelection } from '@tiptap/pm/state';
import { clipboardText } from './clipboard-text.ts';

/** The plain text of anything copied, dragged or cut. */
export function clipboardTextPlugin(): Plugin {
  return new Plugin({
    key: new PluginKey('clipboardText'),
    props: {
      clipboardTextSerializer: ({ content }, { state: { selection } }) =>
        clipboardText(content, selection instanceof TextSelection ? selection.$from : null),
    },
  });
}
