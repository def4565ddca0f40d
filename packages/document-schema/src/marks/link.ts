import { Mark } from '@tiptap/core';
import { isSafeLink, safeLink } from '../safe-link.ts';

/** A link to the web or to a mailbox. Any other address is never parsed and never rendered. */
export const Link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  addAttributes() {
    return { href: { default: null, parseHTML: (element) => safeLink(element.getAttribute('href')) } };
  },
  parseHTML() {
    return [
      { tag: 'a[href]', getAttrs: (element) => (isSafeLink(element.getAttribute('href')) ? null : false) },
    ];
  },
  renderHTML({ HTMLAttributes }) {
    const { href } = HTMLAttributes;
    return ['a', { href: safeLink(href), target: '_blank', rel: 'noopener noreferrer nofollow' }, 0];
  },
});
