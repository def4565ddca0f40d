import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { buildScript } from './built-script.ts';

/** In `src/start`: the one in the head of every page, and the one that the page of a document runs before the app. */
const names = ['start', 'start-document'] as const;
/** The scripts of the app, built or not; those of the development server have other addresses. */
const ofApp = /<script type="module"(?: crossorigin)? src="(\/app\/(?:assets|src)\/[^"]+)"><\/script>/gu;
/** The development server has put the base of the app before it. */
const placeholder = /<script src="(?:\/app)?\/src\/start\/start\.ts"><\/script>/u;

/**
 * Puts the script of the head into the page. It runs the app when it is time to: the page itself only has the app's
 * files fetched. `<html data-document-start>` names what is run before it for a document.
 */
export function headScript(): Plugin {
  const scripts = names.map((name) => ({ name, file: `${name}.js`, code: '' }));
  return {
    name: 'head-script',
    async buildStart() {
      for (const script of scripts) {
        script.code = await buildScript(script.name);
        if (this.environment.mode !== 'build') continue;
        const hash = createHash('sha256').update(script.code).digest('base64url').slice(0, 8);
        script.file = `assets/${script.name}-${hash}.js`;
        this.emitFile({ type: 'asset', fileName: script.file, source: script.code });
      }
    },
    configureServer({ middlewares }) {
      for (const script of scripts) {
        middlewares.use(`/app/${script.file}`, (_request, response) => {
          response.setHeader('content-type', 'text/javascript').end(script.code);
        });
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler: (page) => {
        if (page.search(ofApp) < 0) throw new Error('index.html runs no app.');
        const [start, ofDocument] = scripts.map(({ file }) => `/app/${file}`);
        return page
          .replaceAll(ofApp, '<link rel="modulepreload" fetchpriority="low" crossorigin href="$1">')
          .replace(placeholder, `<script src="${start}"></script>`)
          .replace(' data-theme=', ` data-document-start="${ofDocument}" data-theme=`);
      },
    },
  };
}
