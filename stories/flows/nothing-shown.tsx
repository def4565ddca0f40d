import * as css from './nothing-shown.css.ts';

/** Says, for a state in which a flow shows nothing, that this is intended. */
export function NothingShown() {
  return <p className={css.note}>Nothing is shown in this state.</p>;
}
