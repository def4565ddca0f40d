import type { Plugin } from 'vite';

const helper = /vite\/preload-helper\.js$/u;
/** What Vite's helper does when a stylesheet cannot be fetched: its address stays among those that are there. */
const remembered = /seen\[href\] = void 0;(\s*throw err;)/u;

/**
 * Has the stylesheets of a dynamic import fetched again when it is tried again after a failure: Vite takes a failed one
 * for loaded, and the part would be drawn without its styles.
 *
 * @throws when Vite's helper reads otherwise than expected
 */
export function retriedStyles(): Plugin {
  return {
    name: 'retried-styles',
    apply: 'build',
    transform: {
      filter: { id: helper },
      handler(code) {
        if (!remembered.test(code)) {
          throw new Error('How Vite preloads has changed: see whether it retries styles.');
        }
        return { code: code.replace(remembered, 'delete seen[href];$1'), map: null };
      },
    },
  };
}
