/** Runs in the page, because a headless browser draws no pointer. */
export function cursorScript({ x, y }: { readonly x: number; readonly y: number }): void {
  const shape = 'M2 2 2 20 6.6 15.8 9.8 22.6 12.6 21.3 9.5 14.6 15.6 14.2Z';
  const id = 'film-cursor';
  let cursor = document.getElementById(id);
  if (cursor === null) {
    cursor = document.createElement('div');
    cursor.id = id;
    cursor.popover = 'manual';
    cursor.innerHTML = `<svg width="20" height="26" viewBox="0 0 18 26"><path d="${shape}" fill="#111" stroke="#fff" stroke-width="1.6" stroke-linejoin="round"/></svg>`;
    cursor.setAttribute(
      'style',
      'position:fixed;inset:0 auto auto 0;margin:0;padding:0;border:0;background:none;pointer-events:none;overflow:visible;line-height:0',
    );
    document.documentElement.append(cursor);
  }
  // Shown last, so that it is above every dialog.
  cursor.hidePopover();
  cursor.showPopover();
  cursor.style.translate = `${x}px ${y}px`;
}
