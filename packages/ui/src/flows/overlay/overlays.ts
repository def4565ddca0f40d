import type { OverlayName } from '@octavo/machines/overlay';
import type { ComponentType } from 'react';
import type { Namespace } from '../../namespaces.ts';
import { lazyPart, type LazyPartProps } from '../lazy-part/index.ts';

/** The namespaces of those that need others than the one of their name. */
const texts = {
  conflict: ['conflict', 'versions'],
  brainstorm: ['brainstorm', 'wizard', 'waiting'],
  essay: ['essay', 'wizard', 'waiting'],
  samples: ['samples', 'essay'],
  recommendation: ['share'],
  links: ['links', 'lock'],
  recovery: ['recovery', 'versions'],
  'payment-return': ['upgrade'],
  references: ['citations'],
  'inline-citation': ['citations'],
  'reference-import': ['citations'],
  gift: ['referral', 'share'],
  'share-account': ['sharing', 'avatar-picker'],
  'share-removal': ['sharing'],
} satisfies { readonly [Name in OverlayName]?: readonly Namespace[] };

/** A dialog with a namespace of its own name. */
type WithOwnTexts = Exclude<OverlayName, keyof typeof texts>;

const listed: Readonly<Record<string, readonly Namespace[] | undefined>> = texts;
const views = import.meta.glob<{ readonly default: ComponentType }>('../*/*.overlay.tsx');

const parts = Object.entries(views).map(([file, load]) => {
  const name = file.replace(/^.*\/|\.overlay\.tsx$/g, '');
  return [
    name,
    lazyPart(load, { texts: listed[name] ?? [name as WithOwnTexts], place: 'floating' }),
  ] as const;
});

/** Every dialog and sheet by name, fetched before it is needed: `goal` is `<any flow>/goal.overlay.tsx`. */
// The compiler cannot see the folders; a test compares them with what the machines open.
export const overlays = Object.fromEntries(parts) as unknown as Readonly<
  Record<OverlayName, ComponentType<LazyPartProps>>
>;
