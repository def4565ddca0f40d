const mark = 'octavo-session-reload';

/** Says that the next load of the page follows a fresh session. False where nothing can be kept. */
export function markReload(): boolean {
  try {
    sessionStorage.setItem(mark, '1');
    return true;
  } catch {
    return false;
  }
}

/** Whether this load of the page follows a fresh session. */
export function isReload(): boolean {
  try {
    return sessionStorage.getItem(mark) !== null;
  } catch {
    return false;
  }
}

/** As `isReload`; asking clears the mark. */
export function hasReloaded(): boolean {
  const found = isReload();
  if (found) sessionStorage.removeItem(mark);
  return found;
}
