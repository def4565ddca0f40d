import { createHash } from 'node:crypto';
import { build, type Plugin } from 'vite';

const head = 'src/start/start.ts';
const firstText = 'src/start/first-text.ts';
/** The scripts of the app, built or not; those of the development server have other addresses. The last one runs it. */
const ofApp = /<script type="module"(?: crossorigin)? src="(\/app\/(?:assets|src)\/[^"]+)"><\/script>/gu;
/** The development server has put the base of the app before it. */
const placeholder = /<script src="(?:\/app)?\/src\/start\/start\.ts"><\/script>/u;

/** A script in one piece that is no module. */
async function buildScript(source: string): Promise<string> {
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
 * files fetched, and `<html data-app>` names the one to run. `<html data-first-text>` names the script that draws the
 * beginning of a document.
 */
export function headScript(): Plugin {
  let code = '';
  let drawing = '';
  let file = 'start.js';
  let drawingFile = 'first-text.js';
  return {
    name: 'head-script',
    async buildStart() {
      [code, drawing] = await Promise.all([buildScript(head), buildScript(firstText)]);
      if (this.environment.mode !== 'build') return;
      file = `assets/start-${hashOf(code)}.js`;
      drawingFile = `assets/first-text-${hashOf(drawing)}.js`;
      this.emitFile({ type: 'asset', fileName: file, source: code });
      this.emitFile({ type: 'asset', fileName: drawingFile, source: drawing });
    },
    configureServer({ middlewares }) {
      for (const [address, script] of [
        ['/app/start.js', () => code],
        ['/app/first-text.js', () => drawing],
      ] as const) {
        middlewares.use(address, (_request, response) => {
          response.setHeader('content-type', 'text/javascript').end(script());
        });
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler: (page) => {
        const app = [...page.matchAll(ofApp)].at(-1)?.[1];
        if (app === undefined) throw new Error('index.html runs no app.');
        return page
          .replaceAll(ofApp, '<link rel="modulepreload" fetchpriority="low" crossorigin href="$1">')
          .replace(placeholder, `<script src="/app/${file}"></script>`)
          .replace(' data-theme=', ` data-app="${app}" data-first-text="/app/${drawingFile}" data-theme=`);
      },
    },
  };
}

const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64url').slice(0, 8);
