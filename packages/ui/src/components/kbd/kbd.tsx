import type { RootProps } from '../root-props.ts';
import { root } from './kbd.css.ts';

/** A key or a chord, as labelled on the keyboard. Takes the colour of the surrounding text. */
export function Kbd(props: RootProps<'kbd'>) {
  return <kbd {...props} className={root} />;
}
