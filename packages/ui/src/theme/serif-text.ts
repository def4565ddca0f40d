/** The text serif, in the measures of a page of it. */
export const serifText = {
  font: "'Source Serif 4 Variable', 'Source Serif fallback', Georgia, serif",
  size: '18px',
  line: '29px',
} as const;
