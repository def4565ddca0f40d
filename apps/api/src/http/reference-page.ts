import { brand } from '@octavo/contract/brand';
import { errorCodes } from '@octavo/contract/error-codes';
import { compress } from 'hono/compress';
import { html, raw } from 'hono/html';
import type { Api } from '../api.ts';
import { themeOf, themeStyle } from './page-theme.ts';

const info = {
  openapi: '3.1.0',
  info: {
    title: brand.name,
    version: '0.1.0',
    description:
      'A failed call answers a fitting status and { "error": "<sentence>", "code": "<machine name>" }.',
  },
};

/** `/openapi.json`, and `/reference`: the same as a page without any script. */
export function registerReference(app: Api): void {
  app.use('/openapi.json', compress());
  app.doc31('/openapi.json', info);
  app.get('/reference', (context) => {
    const calls = app.openAPIRegistry.definitions.flatMap((definition) =>
      definition.type === 'route' ? [definition.route] : [],
    );
    const domains = Map.groupBy(calls, (call) => call.tags?.[0] ?? '');
    return context.html(
      html`<!doctype html>
        <html lang="en" ${themeOf(context)}>
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>${brand.name}: API reference</title>
            <style>
              ${raw(style)}
            </style>
          </head>
          <body>
            <h1>${brand.name}: API reference</h1>
            <p>
              ${info.info.description} Shapes of bodies and answers: <a href="/openapi.json">openapi.json</a>.
            </p>
            ${[...domains].map(
              ([domain, list]) =>
                html`<h2>${domain}</h2>
                  <table>
                    ${list.map(
                      ({ method, path, summary, description }) =>
                        html`<tr>
                          <td><code>${method.toUpperCase()} ${path}</code></td>
                          <td>
                            ${summary}${description === undefined ? '' : html`<br /><small>${description}</small>`}
                          </td>
                        </tr>`,
                    )}
                  </table>`,
            )}
            <h2>Codes</h2>
            <table>
              ${Object.entries(errorCodes).map(
                ([code, meaning]) =>
                  html`<tr>
                    <td><code>${code}</code></td>
                    <td>${meaning}</td>
                  </tr>`,
              )}
            </table>
          </body>
        </html>`,
    );
  });
}

// A long address wraps, instead of pushing the text off a phone's screen.
const style = `${themeStyle}body{max-width:60rem;margin:2rem auto;padding:0 1rem;background:var(--paper);color:var(--text);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}h1,h2{font-family:var(--font);line-height:1.25}a{color:var(--ink)}table{width:100%;table-layout:fixed;border-collapse:collapse}td{padding:.35rem .75rem .35rem 0;border-top:1px solid #8885;vertical-align:top}td:first-child{width:45%}`;
