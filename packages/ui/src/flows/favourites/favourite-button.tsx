import { Star } from 'lucide-react';
import { IconButton, type IconButtonProps } from '../../components/icon-button/index.ts';
import { useFavourite } from './use-favourite.ts';

export interface FavouriteButtonProps extends Pick<
  IconButtonProps,
  'label' | 'size' | 'shortcut' | 'aria-keyshortcuts'
> {
  readonly document: { readonly id: string; readonly favourite: boolean };
}

/** The star of a document; shows a press immediately. */
export function FavouriteButton({ document, ...rest }: FavouriteButtonProps) {
  const { favourite, toggle } = useFavourite(document);
  return <IconButton {...rest} icon={Star} tone="mark" pressed={favourite} onClick={toggle} />;
}
