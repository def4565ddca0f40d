import { brand } from '@octavo/contract/brand';
import { offeredTheme } from '@octavo/ui/theme/entries';
import { type ThemeName, themes } from '@octavo/ui/theme/themes';
import * as css from './sheet.css.ts';

const folds = [
  { name: 'One sheet', path: 'M2 12H70', isMark: false },
  { name: 'Folded once', path: 'M2 1L36 23L70 1', isMark: false },
  { name: 'Twice', path: 'M2 1L25 23L47 1L70 23', isMark: false },
  { name: 'Three times', path: 'M2 26L19 3L36 26L53 3L70 26', isMark: true },
] as const;

/** The logo, the theme's idea, and how a sheet becomes the logo. */
export function Masthead({ theme }: { readonly theme: ThemeName }) {
  return (
    <header className={css.head}>
      <div>
        <h1 className={css.brandName} translate="no">
          <svg
            className={`${css.drawing} ${css.inAccent}`}
            width="72"
            height="72"
            viewBox="0 0 24 24"
            strokeWidth="1.15"
            aria-hidden
          >
            <path d={brand.mark} />
          </svg>
          {brand.name}
        </h1>
        <p className={css.idea}>
          {offeredTheme(theme).names.en}. {themes[theme].idea}
        </p>
      </div>
      <ul className={css.folds}>
        {folds.map(({ name, path, isMark }) => (
          <li key={name} className={css.fold}>
            <svg
              className={isMark ? `${css.drawing} ${css.inAccent}` : css.drawing}
              width="72"
              height="40"
              viewBox="0 -6 72 40"
              strokeWidth="3"
              aria-hidden
            >
              <path d={path} />
            </svg>
            <span className={css.caption}>{name}</span>
          </li>
        ))}
        <li className={css.fold}>
          <svg
            className={`${css.drawing} ${css.inAccent}`}
            width="60"
            height="40"
            viewBox="0 4 24 16"
            strokeWidth="1.3"
            aria-hidden
          >
            <path d={brand.mark} />
          </svg>
          <span className={css.caption}>Its leaves</span>
        </li>
      </ul>
    </header>
  );
}
