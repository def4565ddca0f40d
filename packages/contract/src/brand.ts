/** The one place for the name, the mark and the colours that stand outside the themes (icons, manifest, mail). */
export const brand = {
  name: 'Octavo',
  /** A sheet seen from above, folded three times: one stroke in a box of 24. */
  mark: 'M7 15.5L2 18.5V8L7 5V15.5L12 18.5V8L17 5V15.5L12 18.5L17 15.5L22 18.5V8',
  colors: { ink: '#7A2230', paper: '#FCFBF7', desk: '#E9E5DB' },
  /** The same by night. */
  night: { ink: '#E6A23C', paper: '#241D17', desk: '#14110E' },
} as const;
