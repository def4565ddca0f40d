import { spaceOfFrance } from '../../french-space.ts';
import { french } from './french.ts';

export const frFR = french(spaceOfFrance);
