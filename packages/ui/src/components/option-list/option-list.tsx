import * as Radix from '@radix-ui/react-popover';
import type { ReactElement, ReactNode } from 'react';
import { card } from '../corner/corner.css.ts';
import * as menu from '../menu/menu.css.ts';
import type { RootProps } from '../root-props.ts';
import { Spinner } from '../spinner/index.ts';
import * as css from './option-list.css.ts';

/** The list in it has the role; the popover's own would promise a dialog. */
const notADialog = { role: undefined };

export interface OptionListProps {
  readonly isOpen: boolean;
  /** The field that it hangs from and is as wide as. The focus stays there. */
  readonly anchor: ReactElement;
  /** For the listbox, from what leads through it. */
  readonly listProps: RootProps<'ul'>;
  /** Stands in place of the options: that they are on their way, or that there are none. */
  readonly note?: { readonly text: string; readonly isBusy: boolean } | undefined;
  readonly children: ReactNode;
}

/** Options under a field that is typed into. It decides nothing: opening, leading and choosing are the field's. */
export function OptionList({ isOpen, anchor, listProps, note, children }: OptionListProps) {
  const stay = (event: Event) => event.preventDefault();
  return (
    <Radix.Root open={isOpen}>
      <Radix.Anchor asChild>{anchor}</Radix.Anchor>
      <Radix.Portal>
        <Radix.Content
          {...notADialog}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          className={`${card} ${menu.menu} ${css.popup}`}
          onOpenAutoFocus={stay}
          onCloseAutoFocus={stay}
          onInteractOutside={stay}
        >
          <ul {...listProps}>{children}</ul>
          {note === undefined ? null : (
            <p className={css.note}>
              {note.isBusy ? <Spinner size={14} /> : null}
              {note.text}
            </p>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
