import { vars } from '@octavo/ui/theme';
import { styled } from '@octavo/ui/theme/styled';

export const text = styled({ padding: vars.space[4] });

export const narrow = styled({ width: '328px', maxWidth: '100%' });
