import type { ThemeTokens } from '@octavo/ui/theme/tokens';
import * as sheet from './sheet.css.ts';
import * as css from './tokens.css.ts';

/** The roles that use a colour of the palette, including those that mix it with others. */
function rolesOf(color: ThemeTokens['color'], mixed: string): readonly string[] {
  return Object.entries(color).flatMap(([group, roles]) =>
    Object.entries(roles).flatMap(([role, value]) => (value.includes(mixed) ? [`${group} ${role}`] : [])),
  );
}

/** The first and second layer of a theme: its palette, and the roles that use it. */
export function PaletteTable({ theme }: { readonly theme: ThemeTokens }) {
  return (
    <section className={css.part}>
      <h2 className={sheet.heading}>Palette and the roles that it is mixed into</h2>
      <ul className={css.palette}>
        {Object.entries(theme.palette).map(([name, value]) => (
          <li key={name} className={css.mixed}>
            <span className={css.chip} style={{ background: value }} />
            <span>
              <span className={css.name}>{name}</span> <span className={css.value}>{value}</span>
              <br />
              <span className={sheet.caption}>{rolesOf(theme.color, value).join(', ')}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
