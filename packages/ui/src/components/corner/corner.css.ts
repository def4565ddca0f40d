import { vars } from '../../theme/contract.css.ts';
import { corners, edge } from '../../theme/corners.ts';
import { styled } from '../../theme/styled.ts';

export const control = styled(edge(vars.radius.control));
export const card = styled(edge(vars.radius.card));

/** A pill; in themes with cut corners, a tag whose right end is cut. */
export const tag = styled(
  corners(vars.radius.pill, { at: ['topRight', 'bottomRight'], by: vars.radius.pill }),
);

/** A field: only its top right corner is cut, so that text never meets the slope. */
export const field = styled(corners(vars.radius.control, { at: ['topRight'], by: vars.radius.control }));
