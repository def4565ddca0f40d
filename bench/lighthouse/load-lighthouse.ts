import type * as Lighthouse from 'lighthouse';

const version = '13.5.0';

/**
 * Lighthouse needs 110 packages that nothing else here uses, so it is installed only for measuring.
 *
 * @throws how to install it if it is missing
 */
export async function loadLighthouse(): Promise<typeof Lighthouse> {
  try {
    return await import('lighthouse');
  } catch (error) {
    const install = `npm install --prefix bench/lighthouse --no-save lighthouse@${version}`;
    throw new Error(`Lighthouse is missing. Install it beside this part of the bench: ${install}`, {
      cause: error,
    });
  }
}
