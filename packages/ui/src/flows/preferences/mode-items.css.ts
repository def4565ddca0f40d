import { inForm } from '../../theme/form.ts';
import { styled } from '../../theme/styled.ts';

/** What a theme without a serif of its own offers. */
export const ofMonoText = styled({
  display: 'none',
  selectors: { [`${inForm('text', 'mono')} &`]: { display: 'block' } },
});
