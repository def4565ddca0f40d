import type { ComponentProps, ElementType } from 'react';

/** The props of a root element. Its look belongs to the component: no `className`, no `style`. */
export type RootProps<Tag extends ElementType> = Omit<ComponentProps<Tag>, 'className' | 'style'>;
