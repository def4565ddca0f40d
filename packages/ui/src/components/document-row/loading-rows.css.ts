import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

/** The star that a row begins with, as quiet as the lines beside it. */
export const star = styled({ display: 'inline-flex', color: vars.skeleton.fill });

/** As high as the line of text that it stands for. */
const line = (height: string) => styled({ display: 'flex', alignItems: 'center', width: '100%', height });

export const title = line(vars.type.lead.line);
export const preview = line(vars.type.ui.line);
