import type { OverlayName } from '@octavo/machines/overlay';
import type { ComponentType } from 'react';
import { lazyPart, type LazyPartProps } from '../lazy-part/index.ts';

/** Every dialog and sheet by name, fetched before it is needed. */
export const overlays: Record<OverlayName, ComponentType<LazyPartProps>> = {
  conflict: lazyPart(() => import('../conflict/conflict.tsx'), {
    texts: ['conflict', 'versions'],
    place: 'floating',
  }),
  brainstorm: lazyPart(() => import('../brainstorm/brainstorm.tsx'), {
    texts: ['brainstorm', 'wizard', 'waiting'],
    place: 'floating',
  }),
  deletion: lazyPart(() => import('../deletion/deletion-dialog.tsx'), {
    texts: ['deletion'],
    place: 'floating',
  }),
  'document-pictures': lazyPart(() => import('../document-pictures/picture-card.tsx'), {
    texts: ['document-pictures'],
    place: 'floating',
  }),
  download: lazyPart(() => import('../download/download-dialog.tsx'), {
    texts: ['download'],
    place: 'floating',
  }),
  import: lazyPart(() => import('../import/import.tsx'), { texts: ['import'], place: 'floating' }),
  essay: lazyPart(() => import('../essay/essay.tsx'), {
    texts: ['essay', 'wizard', 'waiting'],
    place: 'floating',
  }),
  samples: lazyPart(() => import('../samples/sample-dialog.tsx'), {
    texts: ['samples', 'essay'],
    place: 'floating',
  }),
  lock: lazyPart(() => import('../lock/lock.tsx'), { texts: ['lock'], place: 'floating' }),
  details: lazyPart(() => import('../details/details.tsx'), { texts: ['details'], place: 'floating' }),
  feedback: lazyPart(() => import('../feedback/feedback-dialog.tsx'), {
    texts: ['feedback'],
    place: 'floating',
  }),
  palette: lazyPart(() => import('../palette/palette-dialog.tsx'), {
    texts: ['palette'],
    place: 'floating',
  }),
  install: lazyPart(() => import('../install/install.tsx'), { texts: ['install'], place: 'floating' }),
  recommendation: lazyPart(() => import('../recommendation/recommendation-dialog.tsx'), {
    texts: ['share'],
    place: 'floating',
  }),
  recovery: lazyPart(() => import('../recovery/recovery.tsx'), {
    texts: ['recovery', 'versions'],
    place: 'floating',
  }),
  'payment-return': lazyPart(() => import('../payment-return/payment-return-dialog.tsx'), {
    texts: ['upgrade'],
    place: 'floating',
  }),
  upgrade: lazyPart(() => import('../upgrade/upgrade.tsx'), { texts: ['upgrade'], place: 'floating' }),
  picture: lazyPart(() => import('../picture/picture-dialog.tsx'), {
    texts: ['picture'],
    place: 'floating',
  }),
  plagiarism: lazyPart(() => import('../plagiarism/plagiarism-dialog.tsx'), {
    texts: ['plagiarism'],
    place: 'floating',
  }),
  references: lazyPart(() => import('../citations/reference-dialog.tsx'), {
    texts: ['citations'],
    place: 'floating',
  }),
  'inline-citation': lazyPart(() => import('../citations/inline-citation-dialog.tsx'), {
    texts: ['citations'],
    place: 'floating',
  }),
  'reference-import': lazyPart(() => import('../citations/reference-import-dialog.tsx'), {
    texts: ['citations'],
    place: 'floating',
  }),
  goal: lazyPart(() => import('../goal/goal.tsx'), { texts: ['goal'], place: 'floating' }),
  gift: lazyPart(() => import('../referral/gift.tsx'), { texts: ['referral', 'share'], place: 'floating' }),
  referral: lazyPart(() => import('../referral/referral.tsx'), { texts: ['referral'], place: 'floating' }),
  withdrawal: lazyPart(() => import('../withdrawal/withdrawal.tsx'), {
    texts: ['withdrawal'],
    place: 'floating',
  }),
  login: lazyPart(() => import('../login/login-dialog.tsx'), { texts: ['login'], place: 'floating' }),
  tags: lazyPart(() => import('../tags/tags.tsx'), { texts: ['tags'], place: 'floating' }),
  record: lazyPart(() => import('../record/record.tsx'), { texts: ['record'], place: 'floating' }),
  versions: lazyPart(() => import('../versions/versions.tsx'), { texts: ['versions'], place: 'floating' }),
  'share-account': lazyPart(() => import('../sharing/share-account-dialog.tsx'), {
    texts: ['sharing', 'avatar-picker'],
    place: 'floating',
  }),
  'share-removal': lazyPart(() => import('../sharing/share-removal-dialog.tsx'), {
    texts: ['sharing'],
    place: 'floating',
  }),
};
