import type { Plugin, Rolldown } from 'vite';

/** What a document's page is made of; the app asks for these parts itself, one after the other. */
const parts = ['/src/wiring/desk.ts', '/src/pages/document-page.tsx'];

/**
 * Names the styles and scripts of a document's page in `<html data-document-files>`, so that the script in the head can
 * have them fetched together: the app knows of the second part only when it has run the first.
 */
export function documentFiles(): Plugin {
  return {
    name: 'document-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (page, { bundle }) => {
        if (bundle === undefined) return page;
        const files = filesOf(bundle).map((file) => file.replace('assets/', ''));
        return page.replace(' data-theme=', ` data-document-files="${files.join(' ')}" data-theme=`);
      },
    },
  };
}

function filesOf(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const withImports = (roots: readonly Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> => {
    const found = new Set(roots);
    for (const chunk of found) {
      for (const name of chunk.imports) {
        const imported = bundle[name];
        if (imported?.type === 'chunk') found.add(imported);
      }
    }
    return found;
  };
  const first = withImports(chunks.filter(({ isEntry }) => isEntry));
  const ofParts = parts.map((part) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(part));
    if (chunk === undefined) throw new Error(`${part} has no chunk of its own.`);
    return chunk;
  });
  const later = [...withImports(ofParts).difference(first)];
  const styles = new Set(later.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  return [...styles, ...later.map(({ fileName }) => fileName)];
}
