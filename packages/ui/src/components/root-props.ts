import type { ComponentProps, ElementType } from 'react';

/** What the root element takes. The look is the component's own: no `className`, no `style`. */
export type RootProps<Tag extends ElementType> = Omit<ComponentProps<Tag>, 'className' | 'style'>;
