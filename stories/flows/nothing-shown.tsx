import * as css from './nothing-shown.css.ts';

/** Says on the page of a state in which a flow shows nothing that this is meant. */
export function NothingShown() {
  return <p className={css.note}>Nothing is shown in this state.</p>;
}
