import { isText, textsOf } from './elements.ts';

const boxes = 'input[type="checkbox"], .checkbox-on, .checkbox-off';
const written = /^\s*\[(?<mark>[ xX\u{A0}])\]\s+/u;

/** Documents have no items to tick off: the box becomes a sign before the text. */
export function taskItems(body: Element): void {
  for (const item of body.querySelectorAll('li')) {
    const isDone = ticked(item);
    if (isDone === null) continue;
    const first = textsOf(item).find(({ data }) => data.trim() !== '');
    const sign = isDone ? '☑ ' : '☐ ';
    if (first && first.parentElement?.closest('li') === item) first.data = `${sign}${first.data.trimStart()}`;
    else item.prepend(sign);
  }
}

function ticked(item: Element): boolean | null {
  const box = [...item.querySelectorAll(boxes)].find((found) => found.closest('li') === item);
  if (box) {
    const isOn = box.hasAttribute('checked') || box.classList.contains('checkbox-on');
    box.remove();
    return isOn;
  }
  if (item.getAttribute('role') === 'checkbox') return item.getAttribute('aria-checked') === 'true';
  const first = textsOf(item)[0];
  const mark = first && isText(first) ? written.exec(first.data) : null;
  if (!first || !mark) return null;
  first.deleteData(0, mark[0].length);
  return mark.groups?.['mark']?.toLowerCase() === 'x';
}
