import { vars } from '../../theme/contract.css.ts';
import { edge, neon } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

export const control = styled(edge(vars.radius.control));
export const card = styled(edge(vars.radius.card));

const cut = (radius: string, corners: string) =>
  styled({
    borderRadius: radius,
    selectors: neon({ borderRadius: 0 }),
    '@supports': {
      '(corner-shape: bevel)': { selectors: neon({ borderRadius: corners, cornerShape: 'bevel' }) },
    },
  });

/** A pill; in neon a tag whose right end is cut. */
export const tag = cut(vars.radius.pill, `0 ${vars.radius.pill} ${vars.radius.pill} 0`);

/** A field: in neon only its top right corner is cut, so that text never meets a slope. */
export const field = cut(vars.radius.control, `0 ${vars.radius.control} 0 0`);
