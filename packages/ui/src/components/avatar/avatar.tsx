import * as Radix from '@radix-ui/react-avatar';
import type { RootProps } from '../root-props.ts';
import * as css from './avatar.css.ts';
import { avatar, type AvatarVariants } from './avatar.variants.ts';
import { initials } from './initials.ts';

export interface AvatarProps extends Omit<RootProps<'span'>, 'children'>, AvatarVariants {
  /** The account's name, from which the initials are taken. */
  readonly name: string;
  /** The picture; initials are shown while it loads, if it fails, and where there is none. */
  readonly src?: string | null | undefined;
  /** Set where the name is written next to it, so that it is not read out twice. */
  readonly isDecorative?: boolean;
}

/** An account's picture, or its initials. */
export function Avatar({ name, src, size, isDecorative = false, ...rest }: AvatarProps) {
  const named = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <Radix.Root {...named} {...rest} className={avatar({ size })}>
      {src === undefined || src === null ? null : <Radix.Image className={css.picture} src={src} alt="" />}
      <Radix.Fallback className={css.initials}>{initials(name)}</Radix.Fallback>
    </Radix.Root>
  );
}
