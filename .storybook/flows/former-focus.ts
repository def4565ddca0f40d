const id = 'octavo-former-focus';

/**
 * Puts the focus on an element outside the story, as for a reader coming from elsewhere; returns a cleanup function.
 */
export function placeFormerFocus(): () => void {
  const place = document.createElement('div');
  place.id = id;
  place.tabIndex = -1;
  place.style.cssText = 'position:fixed;inset:0 auto auto 0;inline-size:1px;block-size:1px;outline:none';
  document.body.prepend(place);
  place.focus();
  return () => place.remove();
}

/** The element that had the focus before the story. */
export function formerFocus(): HTMLElement | null {
  return document.getElementById(id);
}
