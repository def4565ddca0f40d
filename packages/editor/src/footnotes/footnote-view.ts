import { noteContentOf, noteText } from '@octavo/document-schema';
import type { EditorState } from '@tiptap/pm/state';
import type { FootnoteMarks } from './footnote-marks.ts';
import type { NodeViewConstructor } from '@tiptap/pm/view';

/** Draws the mark of a footnote: its number, with the note as a tooltip. */
export function footnoteView(
  numberAt: (state: EditorState, position: number) => number,
  marks: FootnoteMarks,
): NodeViewConstructor {
  return (first, view, getPos) => {
    let node = first;
    const dom = document.createElement('sup');
    dom.dataset['footnote'] = '';
    const mark = dom.appendChild(document.createElement('a'));
    mark.href = '#';
    mark.tabIndex = -1;
    mark.setAttribute('role', 'doc-noteref');
    mark.addEventListener('click', (event) => {
      event.preventDefault();
      const position = getPos();
      if (position !== undefined) marks.open(position);
    });
    const draw = () => {
      const position = getPos();
      const number = position === undefined ? 0 : numberAt(view.state, position);
      const text = noteText(noteContentOf(node.attrs));
      mark.textContent = `${number}`;
      mark.ariaLabel = marks.labels.mark(number);
      dom.title = text.length > 300 ? `${text.slice(0, 299)}…` : text;
    };
    draw();
    marks.views.add(draw);
    return {
      dom,
      update: (next) => {
        if (next.type !== node.type) return false;
        node = next;
        draw();
        return true;
      },
      ignoreMutation: () => true,
      destroy: () => marks.views.delete(draw),
    };
  };
}
