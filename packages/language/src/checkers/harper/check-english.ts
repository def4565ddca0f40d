import type { Finding } from '../../engine/finding.ts';
import type { English } from '../../english/dialect.ts';
import { loadHarper, type Surroundings } from './harper.ts';

export type CheckJob = Surroundings & { readonly paragraph: string; readonly dialect: English };

/** Loads Harper and checks in this thread. */
export async function checkEnglish(): Promise<(job: CheckJob) => Promise<Finding[]>> {
  const harper = await loadHarper();
  return (job) => harper.check(job.paragraph, job.dialect, job);
}
