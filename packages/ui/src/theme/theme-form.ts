/** The ways in which themes draw the same part differently, by name; components have styles for each. */
export interface ThemeForm {
  /** `cut`: straight cuts at some corners and right angles at the others, in browsers that know `corner-shape`. */
  readonly corners: 'round' | 'cut';
  /** How the sidebar marks the current place: a thread from the edge, or an outline. */
  readonly place: 'thread' | 'outline';
  /** Large choices: rows of one card, or a card each. */
  readonly choices: 'joined' | 'apart';
  /** The chosen segment of a toggle group: raised, or filled with the accent. */
  readonly segments: 'raised' | 'filled';
  readonly tooltips: 'inverse' | 'outlined';
  /** Recent documents: a stack of folded leaves, or outlined sheets with the first one on top of another. */
  readonly leaves: 'folded' | 'stacked';
  /** Marks of a kind and radio buttons inside a card. */
  readonly marks: 'dots' | 'diamonds';
  /** The filled part of a bar: one piece, or cells. */
  readonly bars: 'smooth' | 'cells';
  /** Section labels and badges. */
  readonly labels: 'plain' | 'capitals';
  /** The typeface of documents: the serif, or the mono, which the reader may replace by the serif. */
  readonly text: 'serif' | 'mono';
  /** Counts, times and keys: in the interface's typeface, or in the mono. */
  readonly figures: 'text' | 'mono';
  /** The line from a suggestion to its words. */
  readonly threads: 'curved' | 'angular';
  /** Panels that slide in: set apart by a shadow, or by a glowing edge. */
  readonly drawers: 'shaded' | 'glowing';
  /** A citation in the text: coloured words, or words in an outline. */
  readonly citations: 'plain' | 'boxed';
  /** How dialogs, menus, drawers and messages appear. */
  readonly entrance: 'rise' | 'scan';
  /** The style of the drawings. */
  readonly picture: 'book' | 'lamp' | 'terminal';
  readonly weather: 'clear' | 'rain';
}

/** The name of one way to draw a part, in the attribute `data-form`. */
export const formName = <Part extends keyof ThemeForm>(part: Part, way: ThemeForm[Part]) => `${part}-${way}`;
