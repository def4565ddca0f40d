import type { GoalContext } from './goal.types.ts';

/** The initial value in the dialog if there is no goal yet. */
const usualGoal = 500;

export const noGoal: GoalContext = {
  goal: null,
  draft: usualGoal,
  written: 0,
  asked: null,
  isAnnounced: false,
  failure: null,
};
