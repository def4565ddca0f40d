import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react-dom';
import { posToDOMRect } from '@tiptap/core';
import { ExternalLink, Pencil, Unlink } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type LinkPlace, setLink } from '../editor/links.ts';
import type { LinkCardProps } from './link-card.tsx';
import { LinkForm } from './link-form.tsx';
import { MenuButton } from './menu-button.tsx';
import * as css from './menu.css.ts';
import { useArrowKeys } from './use-arrow-keys.ts';

export interface LinkBarProps extends LinkCardProps {
  readonly link: LinkPlace;
  readonly takesFocus: boolean;
  /** Returns to the text. */
  readonly onDone: () => void;
}

/** Shows the address below a link: to open it in a new tab, change it, or remove the link. */
export default function LinkBar({ handle, labels, link, takesFocus, onDone }: LinkBarProps) {
  const { editor } = handle;
  const address = useRef<HTMLAnchorElement>(null);
  const [isEditing, setIsEditing] = useState(false);
  const {
    refs: { setReference, setFloating },
    floatingStyles,
  } = useFloating({
    placement: 'bottom-start',
    middleware: [offset({ mainAxis: 6, crossAxis: -4 }), flip({ padding: 64 }), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });

  useLayoutEffect(() => {
    setReference({
      getBoundingClientRect: () => posToDOMRect(editor.view, link.from, link.to),
      contextElement: editor.view.dom,
    });
  }, [setReference, editor, link.from, link.to]);
  useEffect(() => {
    if (takesFocus) address.current?.focus();
  }, [takesFocus]);
  const onKeyDown = useArrowKeys(onDone);

  return (
    <div ref={setFloating} className={css.layer} style={floatingStyles}>
      <div role="toolbar" tabIndex={-1} aria-label={labels.link} className={css.bar} onKeyDown={onKeyDown}>
        {isEditing ? (
          <LinkForm editor={editor} labels={labels} onDone={onDone} />
        ) : (
          <>
            <a
              ref={address}
              className={css.linkAddress}
              href={link.href}
              target="_blank"
              rel="noopener noreferrer nofollow"
              aria-label={`${labels.openLink}: ${link.href}`}
            >
              <ExternalLink size={16} strokeWidth={1.5} aria-hidden className={css.linkIcon} />
              <span className={css.linkText}>
                {link.href.replace(/^(?:https?:\/\/|mailto:)/u, '').replace(/\/$/u, '')}
              </span>
            </a>
            <span className={css.divider} />
            <MenuButton icon={Pencil} label={labels.editLink} onPress={() => setIsEditing(true)} />
            <MenuButton
              icon={Unlink}
              label={labels.removeLink}
              onPress={() => {
                setLink(editor, '');
                onDone();
              }}
            />
          </>
        )}
      </div>
    </div>
  );
}
