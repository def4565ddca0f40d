import { Plugin, PluginKey } from '@tiptap/pm/state';
import type { NodeView, NodeViewConstructor } from '@tiptap/pm/view';

/** Where a card is drawn. */
export interface Attached {
  readonly attach: (element: HTMLElement | null) => void;
}

/** Renders the place of an open card as a node view. */
export function cardViewPlugin(session: () => Attached, cite: () => Attached): Plugin {
  const view = cardNodeView(session);
  return new Plugin({
    key: new PluginKey('aiCardViews'),
    props: { nodeViews: { textAiCard: view, emptyAiCard: view, citeCard: cardNodeView(cite) } },
  });
}

// React draws the card into its place and handles its events.
function cardNodeView(session: () => Attached): NodeViewConstructor {
  return (node, view): NodeView => {
    const dom = document.createElement('div');
    dom.dataset['aiCard'] = '';
    // The card's contents are not part of the document's text.
    dom.contentEditable = 'false';
    // The card does not follow the direction of the text around it.
    dom.dir = getComputedStyle(view.dom).direction;
    queueMicrotask(() => {
      if (!dom.isConnected) return;
      const indent = contentLeft(dom.parentElement ?? view.dom) - contentLeft(view.dom);
      dom.style.setProperty('--card-indent', `${indent}px`);
      session().attach(dom);
    });
    return {
      dom,
      // The attributes are not drawn.
      update: (next) => next.type === node.type,
      stopEvent: () => true,
      ignoreMutation: () => true,
      destroy: () => session().attach(null),
    };
  };
}

function contentLeft(element: HTMLElement): number {
  return element.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(element).paddingLeft);
}
