// Fetched on the page of a document alone, beside its text.
import { drawFirstText } from './draw-first-text.ts';
import { documentAddress } from './first-addresses.ts';

const answer = globalThis.octavoEarly?.get(documentAddress(location.pathname) ?? '');
if (answer !== undefined) void drawFirstText(answer);
