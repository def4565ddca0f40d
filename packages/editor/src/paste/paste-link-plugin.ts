import { safeLink } from '@octavo/document-schema';
import { closeHistory } from '@tiptap/pm/history';
import { type EditorState, Plugin, PluginKey, TextSelection } from '@tiptap/pm/state';
import { completeAddress } from '../editor/links.ts';

/** An address that is pasted over words links them. Over another address it takes its place, as any text does. */
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
        // A step of its own, so that undoing takes nothing else back.
        view.dispatch(closeHistory(tr.addMark(from, to, type.create({ href }))).scrollIntoView());
        return true;
      },
    },
  });
}

/** Only what says itself that it is an address: a word with a dot in it may be meant as a word. */
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
