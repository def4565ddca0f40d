import { actions } from './actions.ts';
import { feedback } from './feedback.ts';
import { inputs } from './inputs.ts';
import { layout } from './layout.ts';
import { navigation } from './navigation.ts';
import { overlays } from './overlays.ts';
import type { Usage, Usages } from './usage.ts';
import { writing } from './writing.ts';

/** By the group of the component's page. */
export const allUsages: Readonly<Record<string, Usages>> = {
  Actions: actions,
  Inputs: inputs,
  Feedback: feedback,
  Overlays: overlays,
  Navigation: navigation,
  Layout: layout,
  Writing: writing,
};

/** The usage of the component whose page has this title, `Components/<group>/<name>`. */
export function usageOf(title: string): Usage | undefined {
  const [root, group = '', name = ''] = title.split('/');
  return root === 'Components' ? allUsages[group]?.[name] : undefined;
}
