import type { ActorRefFrom } from 'xstate';
import type { plagiarismMachine } from './plagiarism.machine.ts';

export { plagiarismMachine } from './plagiarism.machine.ts';
export { CheckProblem } from './check-problem.ts';
export * from './plagiarism.types.ts';
export type PlagiarismActor = ActorRefFrom<typeof plagiarismMachine>;
