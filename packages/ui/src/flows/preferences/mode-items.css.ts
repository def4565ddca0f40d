import { inForm } from '../../theme/form.ts';
import { styled } from '../../theme/styled.ts';

/** Shown only in themes whose documents are in mono. */
export const ofMonoText = styled({
  display: 'none',
  selectors: { [`${inForm('text', 'mono')} &`]: { display: 'block' } },
});
