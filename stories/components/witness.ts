import { expect, screen } from 'storybook/test';

/** A ref and a test id for a component, and the check that both reached its root element, which is a `tag`. */
export function witness<Root extends Element>(tag: string) {
  let root: Root | null = null;
  return {
    props: {
      // A function: Storybook prints a story's props, and would follow an object to the element and all of React.
      ref: (element: Root | null): void => {
        root = element;
      },
      'data-testid': 'witness',
    },
    element: () => root,
    async reachesRoot() {
      const marked = screen.getByTestId('witness');
      await expect(marked).toBe(root);
      await expect(marked.tagName.toLowerCase()).toBe(tag);
    },
  };
}
