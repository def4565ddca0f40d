import type { RootProps } from '../root-props.ts';
import { root } from './kbd.css.ts';

/** A key or a chord, as the keyboard names it. Takes the colour of the text it stands in. */
export function Kbd(props: RootProps<'kbd'>) {
  return <kbd {...props} className={root} />;
}
