import { sampleEssays } from '@octavo/contract/sample-essays';
import type { Samples } from '@octavo/machines/samples';
import { fetchEssaySamples } from '@octavo/ui/flows/home';
import { loadTexts } from '@octavo/ui/flows/lazy-part';

/** Fetches what the slider shows. Rejects if that fails; may be called again. */
export async function loadSamples(): Promise<Samples> {
  await Promise.all([fetchEssaySamples(), loadTexts(['samples-essays'])]);
  return { essays: sampleEssays };
}
