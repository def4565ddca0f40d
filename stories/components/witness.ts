import { createRef } from 'react';
import { expect, screen } from 'storybook/test';

/** A ref and a mark for a component, and the check that both reached its root element, which is a `tag`. */
export function witness<Root extends Element>(tag: string) {
  const ref = createRef<Root>();
  return {
    props: { ref, 'data-testid': 'witness' },
    async reachesRoot() {
      const root = screen.getByTestId('witness');
      await expect(root).toBe(ref.current);
      await expect(root.tagName.toLowerCase()).toBe(tag);
    },
  };
}
