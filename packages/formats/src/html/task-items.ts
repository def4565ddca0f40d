import { isElement, made, nodesIn, textsOf } from './elements.ts';

const boxes = 'input[type="checkbox"], .checkbox-on, .checkbox-off';
const written = /^\s*(?:\[(?<mark>[ xX\u{A0}])\]|(?<sign>[☐☑☒✅]))\s+/u;
const done = /^[xX☑☒✅]$/u;

/** Marks items with a checkbox, whatever the page's notation, and removes the checkbox. */
export function markTasks(body: Element): void {
  for (const item of body.querySelectorAll('li')) {
    const isDone = ticked(item);
    item.removeAttribute('data-type');
    if (isDone === null) continue;
    item.setAttribute('data-type', 'taskItem');
    item.setAttribute('aria-checked', String(isDone));
  }
}

/** Moves marked items into separate lists: a list has items of one kind. */
export function taskLists(body: Element): void {
  for (const list of body.querySelectorAll('ul, ol')) {
    list.removeAttribute('data-type');
    if (![...list.children].some(isTask)) continue;
    let part: Element | null = null;
    for (const item of nodesIn(list)) {
      const kind = isElement(item) && isTask(item) ? 'taskList' : null;
      if (!part || (isElement(item) && part.getAttribute('data-type') !== kind)) {
        part = made(list, kind ? 'ul' : list.localName);
        if (kind) part.setAttribute('data-type', kind);
        list.before(part);
      }
      part.append(item);
    }
    list.remove();
  }
}

const isTask = (element: Element): boolean => element.getAttribute('data-type') === 'taskItem';

function ticked(item: Element): boolean | null {
  const box = [...item.querySelectorAll(boxes)].find((found) => found.closest('li') === item);
  if (box) {
    const isOn = box.hasAttribute('checked') || box.classList.contains('checkbox-on');
    box.remove();
    return isOn;
  }
  if (item.getAttribute('role') === 'checkbox') return item.getAttribute('aria-checked') === 'true';
  const first = textsOf(item).find(({ data }) => data.trim() !== '');
  const mark = first?.parentElement?.closest('li') === item ? written.exec(first.data) : null;
  if (!first || !mark) return null;
  first.deleteData(0, mark[0].length);
  return done.test(mark.groups?.['mark'] ?? mark.groups?.['sign'] ?? '');
}
