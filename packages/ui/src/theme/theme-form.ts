/** Where themes draw the same part in different ways, the ways by name; components are styled for each of them. */
export interface ThemeForm {
  /** `cut`: straight cuts at some corners and right angles at the others, in browsers that know `corner-shape`. */
  readonly corners: 'round' | 'cut';
  /** What leads to the current place in the sidebar: a thread from the edge, or an outline around it. */
  readonly place: 'thread' | 'outline';
  /** Large choices: rows of one card, or a card each. */
  readonly choices: 'joined' | 'apart';
  /** The chosen segment of a toggle group: lifted out of the groove, or filled with the accent. */
  readonly segments: 'raised' | 'filled';
  readonly tooltips: 'inverse' | 'outlined';
  /** Recent documents: a stack of folded leaves, or outlined sheets of which the first one lies on another. */
  readonly leaves: 'folded' | 'stacked';
  /** Marks of a kind and round choices inside a card. */
  readonly marks: 'dots' | 'diamonds';
  /** How much of a bar is filled: one piece, or cells. */
  readonly bars: 'smooth' | 'cells';
  /** Labels of sections and badges. */
  readonly labels: 'plain' | 'capitals';
  /** The face of documents: the serif, or the mono face, in whose place a reader may choose the serif. */
  readonly text: 'serif' | 'mono';
  /** Counts, times and keys: in the face of the interface, or in the mono face. */
  readonly figures: 'text' | 'mono';
  /** The line from a suggestion to its words. */
  readonly threads: 'curved' | 'angular';
  /** Panels that slide in: told from what lies below by their shadow, or by an edge that glows. */
  readonly drawers: 'shaded' | 'glowing';
  /** A reference in the text: coloured words, or words in an outline. */
  readonly citations: 'plain' | 'boxed';
  /** How dialogs, menus, drawers and messages appear. */
  readonly entrance: 'rise' | 'scan';
  /** The drawing of an empty page. */
  readonly picture: 'book' | 'lamp' | 'terminal';
  readonly weather: 'clear' | 'rain';
}
