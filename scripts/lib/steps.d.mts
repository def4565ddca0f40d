import type { Step } from './step.d.mts';

export function sideBySide(...steps: Step[]): Step;
export function inTurn(...steps: Step[]): Step;
