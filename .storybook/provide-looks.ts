import type { TestProject } from 'vitest/node';
import { isAll } from '../scripts/lib/all.mjs';
import { rotation } from '../scripts/lib/rotation.mjs';
import { changedTexts } from './changed-texts.ts';
import type { LookPlan } from './looks.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The languages, windows and text sizes in which stories are checked. */
    looks: LookPlan;
  }
}

/** Once per run: git is only available here. */
export default function provideLooks(project: TestProject): void {
  project.provide('looks', { isAll: isAll(), rotation: rotation(), changed: changedTexts() });
}
