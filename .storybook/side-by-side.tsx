import { themeEntries } from '@octavo/ui/theme/entries';
import * as css from './side-by-side.css.ts';

/** The value of the theme switch that shows all themes at once. */
export const sideBySide = 'side-by-side';

interface SideBySideProps {
  readonly story: string;
  readonly globals: Readonly<Record<string, unknown>>;
}

/** A story in every theme, each on a page of its own, because a theme applies to the whole page. */
export function SideBySide({ story, globals }: SideBySideProps) {
  const others = ['language', 'direction'].map((name) => `${name}:${String(globals[name])}`).join(';');
  return (
    <div className={css.row}>
      {themeEntries.map(({ name, names }) => (
        <iframe
          key={name}
          title={names.en}
          className={css.page}
          src={`iframe.html?id=${story}&viewMode=story&globals=theme:${name};${others}`}
        />
      ))}
    </div>
  );
}
