const mark = 'octavo-session-reload';

/** Records that the next load of the page follows a new session. False where nothing can be stored. */
export function markReload(): boolean {
  try {
    sessionStorage.setItem(mark, '1');
    return true;
  } catch {
    return false;
  }
}

/** Whether this load of the page follows a new session. */
export function isReload(): boolean {
  try {
    return sessionStorage.getItem(mark) !== null;
  } catch {
    return false;
  }
}

/** Like `isReload`, but clears the mark. */
export function hasReloaded(): boolean {
  const found = isReload();
  if (found) sessionStorage.removeItem(mark);
  return found;
}
