import { endpoints } from '@octavo/contract/endpoints';
import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';

/** The address of the reader's own picture; it changes with the picture, so that the page never shows the old one. */
export function useProfileImage(): string {
  const version = useSelector(useFlow('picture'), ({ context }) => context.version);
  return version === 0 ? endpoints.profileImage.path : `${endpoints.profileImage.path}?v=${version}`;
}
