/**
 * The only place for the name, the mark and the colours. A build redraws what depends on them, except the film on home
 * (`npm run film`) and the pictures in the documentation (`npm run pictures`).
 */
export const brand = {
  name: 'Octavo',
  /** A sheet seen from above, folded three times: one stroke in a box of 24. */
  mark: 'M7 15.5L2 18.5V8L7 5V15.5L12 18.5V8L17 5V15.5L12 18.5L17 15.5L22 18.5V8',
} as const;

/** The colours that the themes are mixed from, also used outside them: icons, manifest, mail, pages without the app. */
export const brandColors = {
  light: {
    ink: '#7A2230',
    inkHover: '#651925',
    inkPressed: '#50111B',
    onInk: '#FFF8F2',
    paper: '#FCFBF7',
    desk: '#E9E5DB',
    text: '#1F1B16',
  },
  dark: {
    ink: '#E6A23C',
    inkHover: '#F0B45A',
    inkPressed: '#CF8C28',
    onInk: '#221502',
    paper: '#241D17',
    desk: '#14110E',
    text: '#F0E7DA',
  },
  cyberpunk: {
    ink: '#2BE3F0',
    inkHover: '#7BF1F8',
    inkPressed: '#14BFCC',
    onInk: '#03161A',
    paper: '#0D0B20',
    desk: '#090817',
    text: '#EAECFF',
  },
} as const;
