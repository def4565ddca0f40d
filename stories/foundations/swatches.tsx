import type { ThemeTokens } from '@octavo/ui/theme/tokens';
import { wcagContrast } from 'culori';
import * as sheet from './sheet.css.ts';
import * as css from './swatch.css.ts';

type Color = ThemeTokens['color'];

interface SwatchProps {
  readonly name: string;
  readonly value: string;
  /** The colour on top of the fill. */
  readonly text: string;
  readonly figure: string;
  /** The fill, if it is not the value itself. */
  readonly fill?: string;
  /** A border drawn inside the fill. */
  readonly edge?: string;
}

function Swatch({ name, value, text, figure, fill = value, edge }: SwatchProps) {
  const boxShadow = edge === undefined ? 'none' : `inset 0 0 0 4px ${edge}`;
  return (
    <li className={css.swatch}>
      <div className={css.fill} style={{ background: fill, color: text, boxShadow }}>
        {figure}
      </div>
      <div className={css.words}>
        <p className={css.name}>{name}</p>
        <p className={css.value}>{value}</p>
      </div>
    </li>
  );
}

const ratio = (front: string, back: string) => wcagContrast(front, back).toFixed(1);

/** The colours of a theme by role, each with its contrast where it is used. */
export function Swatches({ color }: { readonly color: Color }) {
  const { surface, text, accent, ai, border, focus } = color;
  const grounds = ['desk', 'page', 'panel', 'raised', 'sunken', 'hover', 'selected'] as const;
  const tones = ['primary', 'secondary', 'tertiary', 'ghost'] as const;
  const meanings = ['spelling', 'grammar', 'clarity', 'style', 'warning', 'danger', 'success'] as const;

  return (
    <>
      <section className={css.group}>
        <h2 className={sheet.label}>Surfaces</h2>
        <ul className={css.grid}>
          {grounds.map((name) => (
            <Swatch
              key={name}
              name={name}
              value={surface[name]}
              text={text.primary}
              figure={ratio(text.primary, surface[name])}
            />
          ))}
        </ul>
      </section>
      <section className={css.group}>
        <h2 className={sheet.label}>Text on page, lines, focus</h2>
        <ul className={css.grid}>
          {tones.map((name) => (
            <Swatch
              key={name}
              name={`text ${name}`}
              value={text[name]}
              fill={surface.page}
              text={text[name]}
              figure={`Aa ${ratio(text[name], surface.page)}`}
            />
          ))}
          <Swatch
            name="control edge"
            value={border.control}
            text={text.primary}
            fill={surface.page}
            edge={border.control}
            figure={ratio(border.control, surface.page)}
          />
          <Swatch name="hairline" value={border.hairline} text={text.primary} figure="deco" />
          <Swatch
            name="focus ring"
            value={focus.ring}
            text={surface.page}
            figure={ratio(focus.ring, surface.page)}
          />
        </ul>
      </section>
      <section className={css.group}>
        <h2 className={sheet.label}>Meaning</h2>
        <ul className={css.grid}>
          <Swatch name="accent" value={accent.base} text={accent.on} figure={ratio(accent.on, accent.base)} />
          <Swatch name="AI" value={ai.base} text={ai.on} figure={ratio(ai.on, ai.base)} />
          {meanings.map((name) => (
            <Swatch
              key={name}
              name={name}
              value={color[name].text}
              fill={color[name].tint}
              text={color[name].text}
              figure={ratio(color[name].text, color[name].tint)}
            />
          ))}
        </ul>
      </section>
      <p className={sheet.caption}>
        Figures are contrast ratios: surfaces against primary text, text and lines against the page, fills and
        tints against their own text. Text is never below 4.5, edges and focus never below 3.
      </p>
    </>
  );
}
