import { styleOf } from './style-text.ts';

const plain = '0123456789+-=()n';
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ';
const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙ';

/** Turns superscript and subscript digits into Unicode characters: ten to the second is not a hundred and two. */
export function raisedDigits(body: Element): void {
  for (const element of body.querySelectorAll('sup, sub, [style*="vertical-align"]')) {
    const position =
      element.localName === 'span' ? styleOf(element).get('vertical-align') : element.localName;
    const signs = position?.startsWith('sup') ? raised : position?.startsWith('sub') ? lowered : null;
    const text = element.textContent.trim();
    if (signs === null || text === '' || element.closest('a') || element.querySelector('a, img')) continue;
    if (/^[\d+\-=()n]+$/u.test(text)) {
      element.replaceWith(text.replaceAll(/./gu, (sign) => signs[plain.indexOf(sign)] ?? sign));
    }
  }
}
