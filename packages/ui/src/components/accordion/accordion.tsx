import * as Radix from '@radix-ui/react-accordion';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import type { RootProps } from '../root-props.ts';
import * as css from './accordion.css.ts';

export interface AccordionProps extends Omit<RootProps<'div'>, 'defaultValue' | 'dir' | 'onChange'> {
  /** The values of the items that are open. */
  readonly open: readonly string[];
  readonly onOpenChange: (open: readonly string[]) => void;
  /** Lets several items be open at a time; otherwise opening one closes the other. */
  readonly isMultiple?: boolean;
  /** {@link AccordionItem}s. */
  readonly children: ReactNode;
}

/**
 * Headings that expand the content below them. Enter and Space open and close; the arrow keys move between headings,
 * Home and End to the first and the last.
 */
export function Accordion({ open, onOpenChange, isMultiple = false, ...rest }: AccordionProps) {
  if (isMultiple) {
    return (
      <Radix.Root
        {...rest}
        type="multiple"
        value={[...open]}
        className={css.root}
        onValueChange={onOpenChange}
      />
    );
  }
  return (
    <Radix.Root
      {...rest}
      type="single"
      collapsible
      value={open[0] ?? ''}
      className={css.root}
      onValueChange={(value) => onOpenChange(value === '' ? [] : [value])}
    />
  );
}

export interface AccordionItemProps extends Omit<RootProps<'div'>, 'title'> {
  readonly value: string;
  readonly title: string;
  /** The heading's level in the page's outline. */
  readonly level?: 2 | 3 | 4;
  readonly disabled?: boolean;
}

/** One heading of an {@link Accordion} and its content. */
export function AccordionItem({
  value,
  title,
  level = 3,
  disabled = false,
  children,
  ...rest
}: AccordionItemProps) {
  const Heading = `h${level}` as const;
  return (
    <Radix.Item {...rest} value={value} disabled={disabled} className={css.item}>
      <Radix.Header asChild>
        <Heading className={css.head}>
          <Radix.Trigger className={css.trigger}>
            {title}
            <span className={css.chevron}>
              <Icon of={ChevronDown} size={18} />
            </span>
          </Radix.Trigger>
        </Heading>
      </Radix.Header>
      <Radix.Content className={css.content}>
        <div className={css.body}>{children}</div>
      </Radix.Content>
    </Radix.Item>
  );
}
