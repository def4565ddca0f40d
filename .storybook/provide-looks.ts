import type { TestProject } from 'vitest/node';
import { isAll } from '../scripts/lib/all.mjs';
import { rotation } from '../scripts/lib/rotation.mjs';
import { changedTexts } from './changed-texts.ts';
import type { LookPlan } from './looks.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** In which languages, windows and sizes of text stories are looked at. */
    looks: LookPlan;
  }
}

/** Once per run: only here can git be asked. */
export default function provideLooks(project: TestProject): void {
  project.provide('looks', { isAll: isAll(), rotation: rotation(), changed: changedTexts() });
}
