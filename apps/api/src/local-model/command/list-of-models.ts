import type { OfferedModel } from './catalogue.ts';
import { inGigabytes, memoryFor, memoryOfMachine, memoryWarning } from './room-for-model.ts';

/** The catalogue as text, marking the models that this machine is too small for. */
export function listOf(
  models: readonly OfferedModel[],
  chosen: string | undefined,
  memory = memoryOfMachine(),
): string {
  const entries = models.map((model) => {
    const fits = memoryWarning(model.bytes, memory) === undefined;
    return [
      `${model.id}${model.name === chosen ? '  (set up)' : ''}${fits ? '' : '  (too large for this machine)'}`,
      `    ${model.name}: ${model.gives}`,
      `    ${inGigabytes(model.bytes)} to fetch, ${inGigabytes(memoryFor(model.bytes))} of memory while it runs`,
      `    languages: ${model.languages}; licence: ${model.licence}`,
      `    ${model.page}, SHA-256 ${model.sha256}`,
    ].join('\n');
  });
  return [
    `Models that run on this machine, which has ${inGigabytes(memory)} of memory. Nothing of what you write leaves it.`,
    ...entries,
    `${chosen === undefined ? 'None is set up.' : `${chosen} is set up.`} npm run model -- <id> fetches one; npm run model -- --help says more.`,
  ].join('\n\n');
}
