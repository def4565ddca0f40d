import type { ThemeTokens } from '@octavo/ui/theme/tokens';
import type { ReactNode } from 'react';
import * as css from './type-scale.css.ts';

interface LineProps {
  readonly name: string;
  readonly sample: keyof typeof css.sample;
  readonly isBesideMono?: boolean;
  readonly children: ReactNode;
}

function Line({ name, sample, isBesideMono = false, children }: LineProps) {
  return (
    <div className={isBesideMono ? `${css.line} ${css.besideMono}` : css.line}>
      <dt className={css.name}>{name}</dt>
      <dd className={css.sample[sample]}>{children}</dd>
    </div>
  );
}

/** The type scale of a theme, each step in its own typeface and size. */
export function TypeScale({ type }: { readonly type: ThemeTokens['type'] }) {
  const measure = (step: keyof ThemeTokens['type']) =>
    `${Number.parseFloat(type[step].size)} / ${Number.parseFloat(type[step].line)}`;
  const pencil = (
    <>
      A reader with a <em>pencil</em> is never alone.
    </>
  );
  return (
    <dl>
      <Line name={`Display ${measure('display')}`} sample="display">
        The slower hand
      </Line>
      <Line name={`Title ${measure('title')}`} sample="title">
        Which would you argue?
      </Line>
      <Line name={`Document ${measure('document')}`} sample="document">
        {pencil}
      </Line>
      <Line name="Document serif 18 / 29" sample="serif" isBesideMono>
        {pencil}
      </Line>
      <Line name={`Lead ${measure('lead')}`} sample="lead">
        Notes on Pessoa’s heteronyms
      </Line>
      <Line name={`Interface ${measure('ui')}`} sample="ui">
        41 of 52 paragraphs checked
      </Line>
      <Line name={`Caption ${measure('caption')}`} sample="caption">
        Last changed 12 min ago
      </Line>
      <Line name="Figures, mono 15" sample="figures">
        41:07:22 4,812 $47.90
      </Line>
    </dl>
  );
}
