import { useSelector } from '@xstate/react';
import { AvatarPicker } from '../avatar-picker/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { useProfileImage } from './use-profile-image.ts';

/** The reader's own picture, with buttons to replace or remove it. */
export function OwnPicture({ name }: { readonly name: string }) {
  const picture = useFlow('picture');
  const src = useProfileImage();
  const hasPicture = useSelector(
    useFlow('account'),
    ({ context }) => context.account?.info.hasPicture === true,
  );
  return (
    <AvatarPicker
      name={name}
      src={hasPicture ? src : null}
      onChoose={(file) => picture.send({ type: 'choose', file, purpose: 'profile' })}
      onRemove={() => picture.send({ type: 'remove' })}
    />
  );
}
