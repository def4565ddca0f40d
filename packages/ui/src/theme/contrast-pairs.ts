import type { ThemeTokens } from './theme-tokens.ts';

type Color = ThemeTokens['color'];

export interface ContrastPair {
  readonly name: string;
  readonly front: string;
  readonly back: string;
  /**
   * WCAG 2.2: 4.5 for text, 3 for the borders of controls, focus and underlines; 1.4 is our own minimum for what only
   * has to be noticeable.
   */
  readonly minimum: 4.5 | 3 | 1.4;
}

const kinds = ['spelling', 'grammar', 'clarity', 'style', 'comment'] as const;
const messages = ['danger', 'success', 'warning'] as const;
const grounds = ['desk', 'page', 'panel', 'raised', 'sunken', 'dialog', 'pool'] as const;
const readable = ['primary', 'secondary', 'tertiary'] as const;

/** Every pair of text and surface that components use, by name. */
export function contrastPairs(color: Color): readonly ContrastPair[] {
  const { surface, text, accent, ai, border, focus, diff } = color;
  const pair = (
    name: string,
    front: string,
    back: string,
    minimum: ContrastPair['minimum'] = 4.5,
  ): ContrastPair => ({
    name,
    front,
    back,
    minimum,
  });
  return [
    ...grounds.flatMap((ground) =>
      readable.map((tone) => pair(`${tone} text on ${ground}`, text[tone], surface[ground])),
    ),
    ...grounds.map((ground) => pair(`accent text on ${ground}`, accent.text, surface[ground])),
    ...grounds.map((ground) => pair(`AI text on ${ground}`, ai.text, surface[ground])),
    ...grounds.map((ground) => pair(`skeleton on ${ground}`, color.skeleton.fill, surface[ground], 1.4)),
    pair('skeleton on the AI surface', color.skeleton.fill, color.ai.surface, 1.4),
    ...grounds.map((ground) => pair(`focus on ${ground}`, focus.ring, surface[ground], 3)),
    ...(['page', 'panel', 'raised', 'sunken', 'dialog', 'desk'] as const).map((ground) =>
      pair(`edge of a control on ${ground}`, border.control, surface[ground], 3),
    ),
    pair('document text on page', text.document, surface.page),
    pair('document text on pool', text.document, surface.pool),
    pair('ghost text on page', text.ghost, surface.page),
    pair('primary text on hover', text.primary, surface.hover),
    pair('secondary text on hover', text.secondary, surface.hover),
    pair('primary text on a raised hover', text.primary, surface.hoverRaised),
    pair('secondary text on a raised hover', text.secondary, surface.hoverRaised),
    pair('accent text on a raised hover', accent.text, surface.hoverRaised),
    pair('danger text on a raised hover', color.danger.text, surface.hoverRaised),
    pair('primary text on selected', text.primary, surface.selected),
    pair('accent text on selected', accent.text, surface.selected),
    pair('label of a solid button', accent.on, accent.base),
    pair('label of a hovered solid button', accent.on, accent.hover),
    pair('label of a pressed solid button', accent.on, accent.pressed),
    pair('accent text on its tint', accent.text, accent.tint),
    pair('label of an AI button', ai.on, ai.base),
    pair('label of a hovered AI button', ai.on, ai.hover),
    pair('AI text on its tint', ai.text, ai.tint),
    pair('AI text on its surface', ai.text, ai.surface),
    pair('primary text on the AI surface', text.primary, ai.surface),
    pair('secondary text on the AI surface', text.secondary, ai.surface),
    pair('tertiary text on the AI surface', text.tertiary, ai.surface),
    pair('primary text on the AI tint', text.primary, ai.tint),
    pair('edge of the AI card', ai.border, surface.page, 3),
    pair('document text on the selection', text.document, color.selection.fill),
    pair('inserted words', diff.inst, diff.ins),
    pair('inserted words on dialog', diff.inst, surface.dialog),
    pair('deleted words on dialog', diff.delt, surface.dialog),
    pair('document text on the warning tint', text.document, color.warning.tint),
    pair('inserted words on the AI surface', diff.inst, ai.surface),
    pair('deleted words on the AI surface', diff.delt, ai.surface),
    ...kinds.flatMap((kind) => [
      pair(`${kind} underline on page`, color[kind].line, surface.page, 3),
      pair(`${kind} text on page`, color[kind].text, surface.page),
      pair(`${kind} text on raised`, color[kind].text, surface.raised),
      pair(`${kind} text on desk`, color[kind].text, surface.desk),
      pair(`${kind} text on its tint`, color[kind].text, color[kind].tint),
      pair(`document text on the ${kind} tint`, text.document, color[kind].tint),
    ]),
    ...messages.flatMap((message) => [
      pair(`${message} text on page`, color[message].text, surface.page),
      pair(`${message} text on raised`, color[message].text, surface.raised),
      pair(`${message} text on dialog`, color[message].text, surface.dialog),
      pair(`${message} text on its tint`, color[message].text, color[message].tint),
      pair(`label on ${message}`, color[message].on, color[message].base),
    ]),
  ];
}
