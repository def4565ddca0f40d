const frozen = { ':hover': '[data-frozen~="hover"]', ':active': '[data-frozen~="active"]' } as const;
const focus = '[data-frozen~="focus"]';
const pseudo = /:hover|:active|:focus-visible/;

function freeze(css: string): string {
  return css
    .replaceAll(':hover', frozen[':hover'])
    .replaceAll(':active', frozen[':active'])
    .replaceAll(':focus-visible', focus);
}

let style: HTMLStyleElement | undefined;
let users = 0;

/**
 * Repeats every rule for hover, focus and pressed states under `data-frozen="hover"`, `"active"` and `"focus"`, so that
 * all states of a control can be seen side by side and photographed. Returns a function that removes the rules; they
 * are added only once, for any number of callers.
 */
export function freezeStates(document: Document): () => void {
  users += 1;
  style ??= addFrozenRules(document);
  return () => {
    users -= 1;
    if (users > 0) return;
    style?.remove();
    style = undefined;
  };
}

function addFrozenRules(document: Document): HTMLStyleElement {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
  const added = document.createElement('style');
  added.textContent = rules
    .filter((css) => pseudo.test(css))
    .map(freeze)
    .join('\n');
  document.head.append(added);
  return added;
}
