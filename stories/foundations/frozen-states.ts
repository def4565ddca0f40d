const frozen = { ':hover': '[data-frozen~="hover"]', ':active': '[data-frozen~="active"]' } as const;
const focus = '[data-frozen~="focus"]';
const pseudo = /:hover|:active|:focus-visible/;

function freeze(css: string): string {
  return css
    .replaceAll(':hover', frozen[':hover'])
    .replaceAll(':active', frozen[':active'])
    .replaceAll(':focus-visible', focus);
}

/**
 * Repeats every rule about the pointer and the focus for `data-frozen="hover"`, `"active"` and `"focus"`, so that all
 * states of a control can be seen side by side and photographed. Gives back how to take the rules away again.
 */
export function freezeStates(document: Document): () => void {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
  const style = document.createElement('style');
  style.textContent = rules
    .filter((css) => pseudo.test(css))
    .map(freeze)
    .join('\n');
  document.head.append(style);
  return () => style.remove();
}
