import { safeLink } from '@octavo/document-schema';
import { closeHistory } from '@tiptap/pm/history';
import { type EditorState, Plugin, PluginKey, TextSelection } from '@tiptap/pm/state';
import { completeAddress } from '../editor/links.ts';

/** Pasting an address over a selection links it. Over another address it replaces that, like any text. */
export function pasteLinkPlugin(): Plugin {
  return new Plugin({
    key: new PluginKey('pasteLink'),
    props: {
      handlePaste: (view, event) => {
        const href = addressIn(event.clipboardData?.getData('text/plain') ?? '');
        const type = view.state.schema.marks['link'];
        if (href === null || type === undefined || !canLink(view.state)) return false;
        const { from, to } = view.state.selection;
        const { tr } = view.state;
        // A separate step, so that undo reverts nothing else.
        view.dispatch(closeHistory(tr.addMark(from, to, type.create({ href }))).scrollIntoView());
        return true;
      },
    },
  });
}

/** Only explicit addresses: a word with a dot in it may be meant as a word. */
export function addressIn(pasted: string): string | null {
  const text = pasted.trim();
  if (/\s/u.test(text)) return null;
  return safeLink(text) ?? (/^www\./iu.test(text) ? completeAddress(text) : null);
}

function canLink({ selection, schema, doc }: EditorState): boolean {
  const { $from, $to, from, to, empty } = selection;
  const type = schema.marks['link'];
  if (type === undefined || empty || !(selection instanceof TextSelection)) return false;
  const words = doc.textBetween(from, to, ' ', ' ').trim();
  return (
    $from.sameParent($to) &&
    $from.parent.type.allowsMarkType(type) &&
    words !== '' &&
    addressIn(words) === null
  );
}
