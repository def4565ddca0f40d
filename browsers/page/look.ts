/** A text, matched as a whole, or a pattern. */
export type Pattern = { readonly text: string } | { readonly source: string; readonly flags: string };

/** One step of the path to an element. */
export type Part =
  | { readonly by: 'css'; readonly selector: string; readonly has?: Pattern | undefined }
  | { readonly by: 'role'; readonly role: string; readonly name?: Pattern | undefined }
  | { readonly by: 'text'; readonly text: Pattern };

/** What is visible of the elements at the end of a path. If there are several, the first counts. */
export interface Look {
  readonly texts: readonly string[];
  readonly value: string;
  readonly hasFocus: boolean;
  readonly isEnabled: boolean;
  /** Where a click reaches it, in pixels of the window. */
  readonly place: { readonly x: number; readonly y: number } | null;
}

/**
 * Looks for visible elements; runs in the page. Scrolls the first into view if it is `wanted`. Only knows the roles and
 * names that the product uses: whether it uses them well is tested elsewhere.
 */
export function lookAt(path: readonly Part[], wanted: boolean): Look {
  /** The elements that have a role implicitly. */
  const implicit: Readonly<Record<string, string>> = {
    button: 'button:not([role])',
    dialog: 'dialog:not([role])',
    heading: ':is(h1, h2, h3, h4, h5, h6):not([role])',
    link: 'a[href]:not([role])',
    main: 'main',
    radio: 'input[type=radio]',
    region: 'section:not([role])',
    textbox:
      ':is(input:not([type]), input[type=text], input[type=email], input[type=password], textarea):not([role])',
  };
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  const fits = (text: string, wish: Pattern | undefined) => {
    if (wish === undefined) return true;
    return 'text' in wish ? plain(text) === wish.text : new RegExp(wish.source, wish.flags).test(plain(text));
  };
  const wordsOf = (element: Element) =>
    element instanceof HTMLElement ? element.innerText : (element.textContent ?? '');
  /** https://www.w3.org/TR/accname-1.2/, as far as it is needed here. */
  const nameOf = (element: Element) => {
    const labelled = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
    return (
      plain(labelled.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')) ||
      element.getAttribute('aria-label') ||
      plain(labels.map((label) => label.textContent ?? '').join(' ')) ||
      wordsOf(element) ||
      (element.getAttribute('title') ?? '')
    );
  };
  const found = (root: ParentNode, part: Part): Element[] => {
    switch (part.by) {
      case 'css':
        return [...root.querySelectorAll(part.selector)].filter((element) =>
          fits(wordsOf(element), part.has),
        );
      case 'text':
        return [...root.querySelectorAll('*')].filter(
          (element) =>
            fits(wordsOf(element), part.text) &&
            ![...element.children].some((child) => fits(wordsOf(child), part.text)),
        );
      case 'role': {
        const candidates = [`[role=${part.role}]`, implicit[part.role] ?? []].flat().join(', ');
        return [...root.querySelectorAll(candidates)].filter((element) => fits(nameOf(element), part.name));
      }
      default:
        part satisfies never;
        return [];
    }
  };

  const roots: ParentNode[] = [document];
  const seen = path
    .reduce((from, part) => from.flatMap((root) => found(root, part)), roots)
    .flatMap((node) =>
      node instanceof Element && node.checkVisibility({ visibilityProperty: true }) ? node : [],
    );

  const [first] = seen;
  if (first !== undefined && wanted) first.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = first?.getBoundingClientRect() ?? new DOMRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const isReached =
    first !== undefined && hit !== null && (first.contains(hit) || hit.closest('label')?.contains(first));
  const isEntry = first instanceof HTMLInputElement || first instanceof HTMLTextAreaElement;
  return {
    texts: seen.map((element) => plain(wordsOf(element))),
    value: isEntry ? first.value : '',
    hasFocus: first !== undefined && first.contains(document.activeElement),
    isEnabled: first !== undefined && !first.matches(':disabled, [aria-disabled=true]'),
    place: isReached === true ? { x, y } : null,
  };
}
