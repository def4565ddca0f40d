import { citationKey, citationOf } from '@octavo/citations';
import { citationLabel } from '@octavo/document-schema';
import { citationChip } from '@octavo/ui/components/citation-chip';
import type { Node } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import type { NodeViewConstructor } from '@tiptap/pm/view';
import type { CitationState } from './citation-state.ts';

/** Draws a citation in its style, and marks it if a work is missing, retracted or unverified. */
export function citationView(
  stateOf: (state: EditorState) => CitationState,
  views: Set<() => void>,
): NodeViewConstructor {
  return (first, view) => {
    let node = first;
    const dom = document.createElement('cite');
    dom.dataset['inlineCitation'] = '';
    const draw = () => paint(dom, node, stateOf(view.state));
    draw();
    views.add(draw);
    return {
      dom,
      update: (next) => {
        if (next.type !== node.type) return false;
        node = next;
        draw();
        return true;
      },
      ignoreMutation: () => true,
      destroy: () => views.delete(draw),
    };
  };
}

function paint(dom: HTMLElement, node: Node, { formatted, list }: CitationState): void {
  const citation = citationOf(node.attrs);
  const cited = citation.works.map(({ reference }) => list?.references.find(({ id }) => id === reference));
  const mark =
    cited.some((reference) => reference === undefined) || cited.length === 0
      ? 'missing'
      : cited.some((reference) => reference?.retracted === true)
        ? 'retracted'
        : cited.some((reference) => reference?.source === undefined)
          ? 'unverified'
          : 'found';
  const kind = citation.narrative ? 'narrative' : formatted?.isNumbered === true ? 'number' : 'authorYear';
  dom.className = citationChip({ kind, mark });
  dom.title = cited
    .map((reference) => reference?.title ?? '')
    .filter(Boolean)
    .join('; ');
  const [first, ...more] = citation.works.map((work, index) => ({ ...work, reference: cited[index] }));
  const runs = formatted?.citations[citationKey(citation)];
  dom.replaceChildren(
    ...(
      runs ?? [{ text: mark === 'missing' ? '[?]' : citationLabel({ ...node.attrs, ...first, more }) }]
    ).map((run) => {
      const tag = 'italic' in run ? 'em' : 'raised' in run ? 'sup' : 'span';
      const part = document.createElement(tag);
      part.textContent = run.text;
      if ('smallCapitals' in run) part.style.fontVariantCaps = 'small-caps';
      return part;
    }),
  );
}
