import type { Plugin } from 'vite';
import { ComponentDocs } from './component-docs.ts';

/** Adds to each component what its docs page says about it. The compiler is started for the first file. */
export function propsPlugin(root: string): Plugin {
  let docs: ComponentDocs | undefined;
  return {
    name: 'octavo-props',
    // Before any other plugin rewrites the code that the compiler has read.
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/(?:ui|editor)\/src\/[^?]+\.tsx$/u },
      handler(code, id) {
        docs ??= new ComponentDocs(root);
        const lines = docs.of(id).map((doc) => `${doc.displayName}.__docgenInfo = ${JSON.stringify(doc)};`);
        return lines.length === 0 ? null : { code: [code, ...lines].join('\n'), map: null };
      },
    },
    buildEnd() {
      docs?.close();
      docs = undefined;
    },
  };
}
