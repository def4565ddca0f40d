import { buildApp } from '../build-app.ts';
import type { Part, Row } from '../part.ts';
import { median, percentile } from '../percentile.ts';
import { startBenchServer } from '../server.ts';
import { measureRound, type PageName, type Round } from './round.ts';
import { typicalCpu } from './typist.ts';

const sizes = [10_000, 50_000];
const rounds = 3;

/** The cost of a key press in the app, compared with ProseMirror alone. */
export const keys: Part = {
  title: 'A key press in the editor',
  measure: async () => {
    await buildApp();
    const server = await startBenchServer();
    const rows: Row[] = [];
    try {
      for (const words of sizes) {
        const measured: Round[] = [];
        for (let round = 0; round < rounds; round += 1) {
          measured.push(await measureRound(server, words, round));
        }
        rows.push(...rowsOf(words, measured));
      }
    } finally {
      await server.stop();
    }
    return rows;
  },
};

function rowsOf(words: number, measured: readonly Round[]): Row[] {
  const size = `${words.toLocaleString('en')} words`;
  const turnsOf = (page: PageName) => measured.map(({ turns }) => turns.get(page) ?? []);
  const ratio = (page: PageName, base: PageName): number => {
    const bases = turnsOf(base).map(typicalCpu);
    return median(turnsOf(page).map((turns, round) => typicalCpu(turns) / (bases[round] ?? Number.NaN)));
  };
  const cpu = (page: PageName): number => median(turnsOf(page).map(typicalCpu));
  const paint = (page: PageName): number =>
    percentile(
      turnsOf(page)
        .flat()
        .flatMap(({ paints }) => paints),
      50,
    );
  const appTurns = [...turnsOf('app').flat(), ...turnsOf('app, marked').flat()];
  const commits = appTurns.map((turn) => turn.commits / turn.keys);
  return [
    { name: `${size}: CPU against bare`, value: ratio('app', 'bare'), unit: '×', limit: 1.2 },
    {
      name: `${size}, 200 highlights: CPU against bare`,
      value: ratio('app, marked', 'bare'),
      unit: '×',
      limit: 1.3,
    },
    {
      name: `${size}, 200 highlights: CPU against bare with 200 decorations`,
      value: ratio('app, marked', 'bare, marked'),
      unit: '×',
    },
    { name: `${size}, bare: CPU`, value: cpu('bare'), unit: 'ms' },
    { name: `${size}, app: CPU`, value: cpu('app'), unit: 'ms' },
    { name: `${size}, app, 200 highlights: CPU`, value: cpu('app, marked'), unit: 'ms' },
    { name: `${size}, bare: painted, p50`, value: paint('bare'), unit: 'ms' },
    { name: `${size}, app: painted, p50`, value: paint('app'), unit: 'ms' },
    { name: `${size}, app, 200 highlights: painted, p50`, value: paint('app, marked'), unit: 'ms' },
    {
      name: `${size}: paragraphs checked`,
      value: median(measured.map(({ checkedPerKey }) => checkedPerKey)),
      unit: '1/key',
      limit: 1,
    },
    // A turn stretched by a busy machine includes the pause in which saving is shown; the median turn does not.
    { name: `${size}: React commits`, value: median(commits), unit: '1/key', limit: 0 },
    {
      name: `${size}: React commits, mean with the pauses of a busy machine`,
      value: commits.reduce((total, turn) => total + turn, 0) / commits.length,
      unit: '1/key',
    },
    {
      name: `${size}: CPU of check and save in the pause after a turn`,
      value: median(measured.map(({ afterTurn }) => afterTurn)),
      unit: 'ms',
    },
  ];
}
