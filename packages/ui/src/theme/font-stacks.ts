/** A font that systems have, and its scale, in percent, that makes it as wide as the real one. */
interface StandIn {
  readonly local: readonly string[];
  readonly sizeAdjust: number;
}

/** The fonts shown until a web font has loaded. */
export interface Fallback {
  readonly name: string;
  /** Metrics of the real font, in percent of its size (`hhea`). */
  readonly ascent: number;
  readonly descent: number;
  readonly standIns: readonly StandIn[];
}

const arial = ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica', 'Arimo'];
const roboto = ['Roboto', 'Roboto-Regular'];
const times = ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'];
const courier = ['Courier New', 'Liberation Mono', 'Cousine', 'Roboto Mono', 'DejaVu Sans Mono'];

/**
 * Measured on a text of 1,300 words for fonts of Windows, macOS and iOS, Android and Linux, so that no line wraps
 * differently when the real font arrives. Georgia and Times New Roman were measured with Gelasio and Tinos, which have
 * the same metrics. Decision 0408.
 */
const serif: Fallback = {
  name: 'Source Serif fallback',
  ascent: 103.6,
  descent: 33.5,
  standIns: [
    { local: ['Georgia', 'Gelasio'], sizeAdjust: 102.8 },
    { local: ['Noto Serif', 'NotoSerif'], sizeAdjust: 94.9 },
    { local: times, sizeAdjust: 112.8 },
    { local: ['Roboto Serif'], sizeAdjust: 88.5 },
    { local: ['DejaVu Serif'], sizeAdjust: 88 },
  ],
};

/** Titles are narrower, because of their larger optical size. */
const title = /* @__PURE__ */ narrower(serif, 'Source Serif title fallback');

const grotesque: Fallback = {
  name: 'Hanken Grotesk fallback',
  ascent: 100,
  descent: 30.3,
  standIns: [
    { local: arial, sizeAdjust: 100.8 },
    { local: roboto, sizeAdjust: 101.1 },
    { local: ['DejaVu Sans'], sizeAdjust: 87.7 },
  ],
};

const technical: Fallback = {
  name: 'Chakra Petch fallback',
  ascent: 99.2,
  descent: 30.8,
  standIns: [
    { local: arial, sizeAdjust: 102.5 },
    { local: roboto, sizeAdjust: 102.8 },
    { local: ['DejaVu Sans'], sizeAdjust: 89.2 },
  ],
};

const mono: Fallback = {
  name: 'Plex Mono fallback',
  ascent: 102.5,
  descent: 27.5,
  standIns: [{ local: courier, sizeAdjust: 100 }],
};

export const fallbacks: readonly Fallback[] = [serif, title, grotesque, technical, mono];

/**
 * The font stacks of the themes: the web font, its fallbacks, and a generic family. Pure, so that it is removed from the
 * page's scripts.
 */
export const fontStacks = {
  serif: /* @__PURE__ */ stack('Source Serif 4 Variable', serif, 'Georgia, serif'),
  title: /* @__PURE__ */ stack('Source Serif 4 Variable', title, 'Georgia, serif'),
  grotesque: /* @__PURE__ */ stack('Hanken Grotesk Variable', grotesque, 'system-ui, sans-serif'),
  technical: /* @__PURE__ */ stack('Chakra Petch', technical, 'system-ui, sans-serif'),
  mono: /* @__PURE__ */ stack('IBM Plex Mono', mono, 'ui-monospace, monospace'),
};

/** Each fallback is a family of its own: of several fonts in one family a browser uses the last. */
export function standInName(name: string, index: number): string {
  return index === 0 ? name : `${name} ${index + 1}`;
}

function stack(web: string, { name, standIns }: Fallback, rest: string): string {
  const names = [web, ...standIns.map((_, index) => standInName(name, index))];
  return [...names.map((family) => `'${family}'`), rest].join(', ');
}

function narrower(of: Fallback, name: string): Fallback {
  const standIns = of.standIns.map(({ local, sizeAdjust }) => ({
    local,
    sizeAdjust: round(sizeAdjust * 0.943),
  }));
  return { ...of, name, standIns };
}

function round(percent: number): number {
  return Math.round(percent * 10) / 10;
}
