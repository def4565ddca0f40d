import { expect, screen, waitFor } from 'storybook/test';
import type { ToldState } from '../../stories/state-law/told-states.ts';
import { announcements } from './announcements.ts';
import { formerFocus } from './former-focus.ts';

/** In milliseconds. On a busy machine the scripts of a page are fetched late. */
const limits = { timeout: 10_000 };

/** Fails if the focus is not where the state says, or something else is announced. */
export async function expectToldState({ focus, announced }: ToldState): Promise<void> {
  const holder = () => (focus === 'unchanged' ? formerFocus() : named(focus));
  await waitFor(() => expect(document.activeElement).toBe(holder()), limits);
  await waitFor(() => expect(announcements(document)).toEqual([announced ?? []].flat()), limits);
}

/** "button Close": a role and a name. A dialog may have two of it, one of them in its corner. */
function named(focus: string): Element | undefined {
  const [role = '', ...name] = focus.split(' ');
  // A password field has no role (https://www.w3.org/TR/html-aria/#el-input-password).
  if (role === 'password') return screen.getByLabelText(name.join(' '));
  const all: readonly Element[] = screen.getAllByRole(role, { name: name.join(' ') });
  return all.find((each) => each === document.activeElement) ?? all[0];
}
