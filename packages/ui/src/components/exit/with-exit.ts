/** In milliseconds: what goes must not keep anybody waiting. */
const duration = 120;
/** Copying more elements than this would delay what comes next. */
const mostElements = 800;

/**
 * Lets an element leave as it came: pass it as the `ref` of an element that has an entrance. Flows decide at once what
 * is on the page, so the element itself is removed at once; a copy that can be neither pressed, focused nor read out
 * plays the entrance backwards. Without an entrance, as for readers who prefer reduced motion, nothing is copied.
 */
export function withExit(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  return () => {
    const copy = copyOf(element);
    const { scrollTop } = element;
    // The element is still in the page here, and stays there if only its ref has changed.
    queueMicrotask(() => {
      if (copy !== null && !element.isConnected) play(copy, scrollTop);
    });
  };
}

interface Copy {
  /** The element that is positioned. */
  readonly place: HTMLElement;
  /** The element with the entrance. */
  readonly moving: HTMLElement;
}

function copyOf(element: HTMLElement): Copy | null {
  const parent = element.parentElement;
  const isPlacedByParent = parent?.matches('[data-radix-popper-content-wrapper], [data-place]') === true;
  const isLarge = element.getElementsByTagName('*').length > mostElements;
  // Frames would load again.
  if (isLarge || element.querySelector('iframe, video') !== null) return null;
  if (getComputedStyle(element).animationName === 'none') return null;
  const moving = element.cloneNode(true) as HTMLElement;
  for (const each of [moving, ...moving.querySelectorAll('[id], [name]')]) {
    each.removeAttribute('id');
    // A radio button would take the choice from its original.
    each.removeAttribute('name');
  }
  if (!isPlacedByParent) return { place: moving, moving };
  const place = parent.cloneNode(false) as HTMLElement;
  place.append(moving);
  return { place, moving };
}

function play({ place, moving }: Copy, scrollTop: number): void {
  place.inert = true;
  place.ariaHidden = 'true';
  Object.assign(moving.style, {
    animationDirection: 'reverse',
    animationDuration: `${duration}ms`,
    animationFillMode: 'both',
  });
  document.body.append(place);
  moving.scrollTop = scrollTop;
  const remove = () => place.remove();
  void Promise.all(moving.getAnimations().map(({ finished }) => finished)).then(remove, remove);
}
