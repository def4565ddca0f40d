import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';

/** Works of one entry in CSL-JSON. Throws where it is broken. */
export function chain(text: string, forceType: '@biblatex/text' | '@ris/file'): readonly unknown[] {
  const works = plugins.input.chain(text, { forceType, generateGraph: false });
  return Array.isArray(works) ? works : [];
}
