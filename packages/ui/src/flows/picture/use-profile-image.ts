import { endpoints } from '@octavo/contract/endpoints';
import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';

/** Where one's own picture lies; another address after it was changed, so that the page does not show the old one. */
export function useProfileImage(): string {
  const version = useSelector(useFlow('picture'), ({ context }) => context.version);
  return version === 0 ? endpoints.profileImage.path : `${endpoints.profileImage.path}?v=${version}`;
}
