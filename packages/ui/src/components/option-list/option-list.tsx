import * as Radix from '@radix-ui/react-popover';
import type { ReactElement, ReactNode } from 'react';
import { card } from '../corner/corner.css.ts';
import * as menu from '../menu/menu.css.ts';
import type { RootProps } from '../root-props.ts';
import { Spinner } from '../spinner/index.ts';
import * as css from './option-list.css.ts';

/** The list inside has the role; the popover's own would announce a dialog. */
const notADialog = { role: undefined };

export interface OptionListProps {
  readonly isOpen: boolean;
  /** The field below which it opens and whose width it takes. The focus stays there. */
  readonly anchor: ReactElement;
  /** For the listbox, from the hook that controls it. */
  readonly listProps: RootProps<'ul'>;
  /** Shown instead of the options, while they load or when there are none. */
  readonly note?: { readonly text: string; readonly isBusy: boolean } | undefined;
  readonly children: ReactNode;
}

/** The options below a field being typed into. Opening, moving and choosing are up to the field. */
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
