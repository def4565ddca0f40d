import { kept } from '../report/keep.ts';
import type { ModelFigures } from './model-figures.ts';

/** The models whose figures are in the repository. */
export const keptModels = (): readonly ModelFigures[] => kept<ModelFigures>('model')?.figures ?? [];
