import { globalLayer } from '@vanilla-extract/css';

// Declared once and first, so that the order never depends on which file a bundler reads first.
export const reset = globalLayer('reset');
export const tokens = globalLayer('tokens');
export const components = globalLayer('components');
