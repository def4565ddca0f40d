import { Decoration } from '@tiptap/pm/view';
import { count } from '../counters/editor-counters.ts';
import type { Finding } from './suggestion.ts';

/** The decoration of a suggestion: found by its spec, styled by its data attributes. */
export function paint(finding: Finding, from: number, to: number, selected = false): Decoration {
  count('highlightsPainted');
  const attributes: Record<string, string> = { 'data-suggestion': finding.id, 'data-kind': finding.kind };
  if (finding.isLikely === true) attributes['data-likely'] = '';
  if (selected) attributes['data-selected'] = '';
  return Decoration.inline(from, to, attributes, finding);
}

/** The finding that a decoration was created from. */
export function findingOf(decoration: Decoration): Finding {
  const finding: Finding = decoration.spec;
  return finding;
}
