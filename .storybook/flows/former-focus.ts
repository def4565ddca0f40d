const id = 'octavo-former-focus';

/** Puts the focus somewhere outside the story, as a reader who comes from elsewhere has it; returns how to clear up. */
export function placeFormerFocus(): () => void {
  const place = document.createElement('div');
  place.id = id;
  place.tabIndex = -1;
  place.style.cssText = 'position:fixed;inset:0 auto auto 0;inline-size:1px;block-size:1px;outline:none';
  document.body.prepend(place);
  place.focus();
  return () => place.remove();
}

/** Where the focus was before the story. */
export function formerFocus(): HTMLElement | null {
  return document.getElementById(id);
}
