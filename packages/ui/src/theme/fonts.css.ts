import { globalFontFace } from '@vanilla-extract/css';

// Stand-ins of the same width until the real face is there, so that nothing moves when it comes.
globalFontFace('Hanken Grotesk fallback', {
  src: 'local("Arial")',
  sizeAdjust: '100.5%',
  ascentOverride: '99%',
  descentOverride: '30%',
});
globalFontFace('Source Serif fallback', {
  src: 'local("Georgia")',
  sizeAdjust: '94.5%',
  ascentOverride: '109%',
  descentOverride: '35%',
});
globalFontFace('Plex Mono fallback', {
  src: 'local("Courier New")',
  sizeAdjust: '100%',
  ascentOverride: '102%',
  descentOverride: '27%',
});
globalFontFace('Chakra Petch fallback', {
  src: 'local("Arial")',
  sizeAdjust: '103%',
  ascentOverride: '96%',
  descentOverride: '30%',
});
