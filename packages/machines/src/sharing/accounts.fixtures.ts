import type { SharedAccount } from '@octavo/contract';

/** Two people with whom an owner shares the account. */
export const sharedAccounts: readonly SharedAccount[] = [
  {
    id: 'shared-1',
    name: 'Inês Duarte',
    code: 'tamirofulena-42',
    avatarUrl: null,
    createdAt: '2026-09-14T09:30:00.000Z',
  },
  {
    id: 'shared-2',
    name: 'Reading group',
    code: 'margins-2026',
    avatarUrl: null,
    createdAt: '2026-11-02T16:05:00.000Z',
  },
];
