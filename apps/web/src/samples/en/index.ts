import type { SampleEssay } from '@octavo/machines/samples';
import { education } from './education.ts';
import { environment } from './environment.ts';
import { health } from './health.ts';
import { history } from './history.ts';
import { literature } from './literature.ts';
import { politics } from './politics.ts';
import { science } from './science.ts';
import { society } from './society.ts';
import { technology } from './technology.ts';

const fields = [history, science, technology, literature, society, education, politics, health, environment];

/** One of each field after the other, so that neighbours differ. */
export const essays: readonly SampleEssay[] = Array.from(
  { length: Math.max(...fields.map((field) => field.length)) },
  (_, row) => fields.flatMap((field) => field.slice(row, row + 1)),
).flat();
