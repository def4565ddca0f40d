import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest';
import { type Servers, startServers } from '../server/servers.ts';
import type { Start } from '../driver/installed.ts';
import { builtInCard, modelCard } from './ai-card.ts';
import { essay } from './essay.ts';
import { downloads } from './files.ts';
import { find } from './find.ts';
import { firstVisit } from './first-visit.ts';
import { lock } from './lock.ts';
import { makeLocal } from './make-local.ts';
import { offline } from './offline.ts';
import { paste } from './paste.ts';
import { share } from './share.ts';
import type { Step } from './step.ts';
import { suggestion } from './suggestion.ts';
import { table } from './table.ts';
import { keepPicture, themes } from './themes.ts';
import { till } from './till.ts';
import { write } from './write.ts';
import { Writer } from './writer.ts';

/** What everybody does in the product, in a plausible order. */
export const mainJob: readonly Step[] = [
  firstVisit,
  write,
  suggestion,
  builtInCard,
  modelCard,
  makeLocal,
  essay,
  table,
  paste,
  find,
  lock,
  share,
  downloads,
  offline,
  themes,
  till,
];

/** Tests that run steps of the main job in sequence, in one browser window; skipped if there is no browser. */
export function doSteps(steps: readonly Step[], start: Start): void {
  describe.skipIf(start === undefined)('the main job', () => {
    let servers: Servers;
    let writer: Writer;
    beforeAll(async () => {
      servers = await startServers();
      if (start !== undefined) writer = new Writer(await start(), servers);
    });
    afterAll(async () => {
      await writer?.browser.close();
      await servers?.close();
    });
    test.for(steps)('$name', async (step) => {
      onTestFailed(() => keepPicture(writer, `failed-${steps.indexOf(step) + 1}`));
      await step.run(writer);
      expect((await writer.page.role('alertdialog').look()).texts).toEqual([]);
    });
  });
}
