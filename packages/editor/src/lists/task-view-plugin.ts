import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import type { EditorView, NodeViewConstructor } from '@tiptap/pm/view';
import { tick } from './task-items.ts';

/** Draws task items with their checkboxes; `views` are called when the language changes. */
export function taskViewPlugin(nameOf: (text: string) => string, views: Set<() => void>): Plugin {
  return new Plugin({
    key: new PluginKey('tasks'),
    props: { nodeViews: { taskItem: taskItemView(nameOf, views) } },
    view: ({ editable }) => {
      let isEditable = editable;
      return {
        update: (view) => {
          if (isEditable === view.editable) return;
          isEditable = view.editable;
          for (const redraw of views) redraw();
        },
      };
    },
  });
}

const taskItemView =
  (nameOf: (text: string) => string, views: Set<() => void>): NodeViewConstructor =>
  (first, view, position) => {
    let node = first;
    const dom = document.createElement('li');
    dom.dataset['type'] = 'taskItem';
    // A label, so that the whole area before the text can be clicked.
    const place = document.createElement('label');
    place.contentEditable = 'false';
    const box = document.createElement('input');
    box.type = 'checkbox';
    const contentDOM = document.createElement('div');
    place.append(box);
    dom.append(place, contentDOM);
    // Keeps the caret in the text.
    place.addEventListener('mousedown', (event) => event.preventDefault());
    box.addEventListener('change', () => {
      const at = position();
      const { tr } = view.state;
      if (view.editable && at !== undefined && tick(tr, at)) view.dispatch(tr);
      else draw();
    });
    const draw = () => paint(dom, box, node, view, nameOf);
    draw();
    views.add(draw);
    return {
      dom,
      contentDOM,
      update: (next) => {
        if (next.type !== node.type) return false;
        node = next;
        draw();
        return true;
      },
      stopEvent: ({ target }) => target === box || target === place,
      ignoreMutation: ({ target }) => !contentDOM.contains(target),
      destroy: () => views.delete(draw),
    };
  };

function paint(
  dom: HTMLElement,
  box: HTMLInputElement,
  node: Node,
  view: EditorView,
  nameOf: (text: string) => string,
): void {
  const isDone = node.attrs['checked'] === true;
  dom.dataset['checked'] = String(isDone);
  box.checked = isDone;
  box.disabled = !view.editable;
  box.ariaLabel = nameOf(node.firstChild?.textContent ?? '');
}
