import { createHash } from 'node:crypto';
import { build, type Plugin } from 'vite';

const source = 'src/start/start.ts';
/** The scripts of the app, built or not; those of the development server have other addresses. The last one runs it. */
const ofApp = /<script type="module"(?: crossorigin)? src="(\/app\/(?:assets|src)\/[^"]+)"><\/script>/gu;
/** The development server has put the base of the app before it. */
const placeholder = /<script src="(?:\/app)?\/src\/start\/start\.ts"><\/script>/u;

/** The script in the head of the page, in one piece that is no module, so that it runs before the first paint. */
export async function buildHeadScript(): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2024',
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  });
  const [output] = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  if (output?.type !== 'chunk') throw new Error(`${source} was not built.`);
  return output.code;
}

/**
 * Puts the script of the head into the page. It runs the app when it is time to: the page itself only has the app's
 * files fetched, and `<html data-app>` names the one to run.
 */
export function headScript(): Plugin {
  let code = '';
  let file = 'start.js';
  return {
    name: 'head-script',
    async buildStart() {
      code = await buildHeadScript();
      if (this.environment.mode !== 'build') return;
      file = `assets/start-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName: file, source: code });
    },
    configureServer({ middlewares }) {
      middlewares.use('/app/start.js', (_request, response) => {
        response.setHeader('content-type', 'text/javascript').end(code);
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (page) => {
        const app = [...page.matchAll(ofApp)].at(-1)?.[1];
        if (app === undefined) throw new Error('index.html runs no app.');
        return page
          .replaceAll(ofApp, '<link rel="modulepreload" fetchpriority="low" crossorigin href="$1">')
          .replace(placeholder, `<script src="/app/${file}"></script>`)
          .replace(' data-theme=', ` data-app="${app}" data-theme=`);
      },
    },
  };
}
