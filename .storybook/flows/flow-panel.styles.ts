import { styled } from 'storybook/theming';

export const Columns = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
  gap: 24,
  padding: 16,
  fontSize: theme.typography.size.s2,
  lineHeight: 1.4,
  color: theme.color.defaultText,
}));
export const Quiet = styled.p(({ theme }) => ({
  padding: 16,
  color: theme.color.defaultText,
  fontSize: theme.typography.size.s2,
}));
export const Heading = styled.h2(({ theme }) => ({
  margin: '0 0 8px',
  fontSize: theme.typography.size.s2,
  fontWeight: theme.typography.weight.bold,
}));
export const SubHeading = styled.h3(({ theme }) => ({
  margin: '12px 0 6px',
  fontSize: theme.typography.size.s1,
  fontWeight: theme.typography.weight.bold,
}));

const list = { margin: 0, padding: 0, listStyle: 'none', overflowWrap: 'anywhere' } as const;
export const States = styled.ul({ ...list, display: 'flex', flexWrap: 'wrap', gap: 6 });
export const Offers = styled.ul({ ...list, display: 'grid', gap: 6, marginBottom: 8 });
export const Log = styled.ol({ ...list, display: 'grid', gap: 8 });
export const Tree = styled.ul({ ...list, '& &': { paddingLeft: 16 } });
export const Leaf = styled.span(({ theme }) => ({ fontFamily: theme.typography.fonts.mono, opacity: 0.85 }));
export const Facts = styled.div(({ theme }) => ({ fontSize: theme.typography.size.s1, opacity: 0.85 }));

export const Offer = styled.button(({ theme }) => ({
  width: '100%',
  padding: '6px 10px',
  border: `1px solid ${theme.input.border}`,
  borderRadius: theme.input.borderRadius,
  background: theme.input.background,
  color: theme.input.color,
  font: 'inherit',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover': { borderColor: theme.color.secondary },
  '&:focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: 2 },
}));
export const State = styled(Offer)(({ theme }) => ({
  width: 'auto',
  padding: '3px 9px',
  '&[aria-current]': {
    background: theme.color.secondary,
    borderColor: theme.color.secondary,
    color: theme.color.inverseText,
    fontWeight: theme.typography.weight.bold,
  },
}));
