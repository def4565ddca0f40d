export { default as Goal } from './goal.overlay.tsx';
export { GoalStatus } from './goal-status.tsx';
export { WordCount } from './word-count.tsx';
