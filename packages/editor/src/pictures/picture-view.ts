import type { Node } from '@tiptap/pm/model';
import type { NodeViewConstructor } from '@tiptap/pm/view';
import type { PictureOptions } from './picture-options.ts';

/** Draws a picture with the button for its card, which asks for a description if there is none. */
export function pictureView(
  { addressOf, texts }: PictureOptions,
  open: (position: number) => boolean,
  views: Set<() => void>,
): NodeViewConstructor {
  return (first, _view, position) => {
    let node = first;
    const dom = document.createElement('figure');
    dom.dataset['pictureFrame'] = '';
    dom.contentEditable = 'false';
    const image = document.createElement('img');
    // It is dragged as part of the text instead.
    image.draggable = false;
    const away = document.createElement('p');
    const button = document.createElement('button');
    button.type = 'button';
    const openHere = () => {
      const at = position();
      if (at !== undefined) open(at);
    };
    button.addEventListener('click', openHere);
    image.addEventListener('dblclick', openHere);
    image.addEventListener('load', () => delete dom.dataset['unavailable']);
    image.addEventListener('error', () => {
      dom.dataset['unavailable'] = '';
    });
    const tryAgain = () => {
      if (dom.dataset['unavailable'] !== undefined) image.src = addressOf(String(node.attrs['id']));
    };
    addEventListener('online', tryAgain);
    const draw = () => paint({ dom, image, away, button }, node, addressOf, texts());
    dom.append(image, away, button);
    draw();
    views.add(draw);
    return {
      dom,
      update: (next) => {
        if (next.type !== node.type) return false;
        node = next;
        draw();
        return true;
      },
      stopEvent: ({ target }) => target === button,
      ignoreMutation: () => true,
      destroy: () => {
        removeEventListener('online', tryAgain);
        views.delete(draw);
      },
    };
  };
}

interface Parts {
  readonly dom: HTMLElement;
  readonly image: HTMLImageElement;
  readonly away: HTMLElement;
  readonly button: HTMLButtonElement;
}

function paint(
  { dom, image, away, button }: Parts,
  { attrs }: Node,
  addressOf: PictureOptions['addressOf'],
  texts: ReturnType<PictureOptions['texts']>,
): void {
  const alt = String(attrs['alt']);
  const isDecorative = attrs['decorative'] === true;
  const isAsked = alt === '' && !isDecorative;
  dom.dataset['size'] = String(attrs['size']);
  dom.toggleAttribute('data-undescribed', isAsked);
  const address = addressOf(String(attrs['id']));
  if (image.getAttribute('src') !== address) image.src = address;
  image.width = Number(attrs['width']);
  image.height = Number(attrs['height']);
  image.alt = isDecorative ? texts.decorative : alt === '' ? texts.undescribed : alt;
  away.textContent = alt === '' ? texts.unavailable : `${texts.unavailable} ${alt}`;
  button.textContent = isAsked ? texts.describe : texts.edit;
}
