import { made } from './elements.ts';

const tex = 'annotation[encoding="application/x-tex"]';
const formulas = '.katex, math';

/**
 * Formulas as text: their TeX source, otherwise their letters. A page holds the visual and the spoken version next to
 * each other, which are one formula.
 */
export function plainFormulas(body: HTMLElement, onFlattened: (formula: Element) => void): void {
  for (const formula of body.querySelectorAll(formulas)) {
    if (!formula.isConnected || formula.parentElement?.closest(formulas)) continue;
    onFlattened(formula);
    const source = formula.querySelector(tex) ?? formula.querySelector('math');
    for (const annotation of formula.querySelectorAll(`annotation:not(${tex}), annotation-xml`)) {
      annotation.remove();
    }
    const text = (source ?? formula).textContent.replaceAll(/\s+/gu, ' ').trim();
    formula.replaceWith(made(formula, 'span', text));
  }
}
