import { sampleEssays } from '@octavo/contract/sample-essays';
import type { Samples } from '@octavo/machines/samples';
import { fetchEssaySamples } from '@octavo/ui/flows/home';
import { loadTexts } from '@octavo/ui/flows/lazy-part';

/** Fetches what the slider is drawn from. Rejects when it cannot be fetched; may be called again. */
export async function loadSamples(): Promise<Samples> {
  await Promise.all([fetchEssaySamples(), loadTexts(['samples-essays'])]);
  return { essays: sampleEssays };
}
