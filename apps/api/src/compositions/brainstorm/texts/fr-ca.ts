import { spaceOfCanada } from '../../french-space.ts';
import { french } from './french.ts';

export const frCA = french(spaceOfCanada);
