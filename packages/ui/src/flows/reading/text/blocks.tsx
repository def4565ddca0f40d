import type { ReadBlock, ReadCell, ReadItem } from '@octavo/document-schema/reading';
import { Check } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon/index.ts';
import { VisuallyHidden } from '../../../components/visually-hidden/index.ts';
import * as css from './shared-text.css.ts';
import { Textblock, type TextblockProps } from './textblock.tsx';

export interface BlocksProps extends Omit<TextblockProps, 'block'> {
  readonly blocks: readonly ReadBlock[];
  readonly pictureAddress: (id: string) => string;
  /** Draws the list of references. */
  readonly references: (lines: readonly string[]) => ReactNode;
}

/** The blocks of a text, or of an item, a quotation or a cell. */
export function Blocks({ blocks, ...rest }: BlocksProps) {
  return blocks.map((block, index) => (
    <Fragment key={index}>
      <Block block={block} {...rest} />
    </Fragment>
  ));
}

type BlockProps = Omit<BlocksProps, 'blocks'> & { readonly block: ReadBlock };

function Block({ block, ...rest }: BlockProps) {
  const { highlights, citations, tool, pictureAddress, references } = rest;
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'code':
      return <Textblock block={block} highlights={highlights} citations={citations} tool={tool} />;
    case 'list': {
      const items = block.items.map((item, index) => <Item key={index} item={item} {...rest} />);
      return block.isOrdered ? (
        <ol className={css.list.ordered} start={block.start} type={block.marker ?? undefined}>
          {items}
        </ol>
      ) : (
        <ul className={css.list.bullet}>{items}</ul>
      );
    }
    case 'quote':
      return (
        <blockquote dir={block.dir} className={css.quote}>
          <Blocks {...rest} blocks={block.blocks} />
        </blockquote>
      );
    case 'rule':
      return <hr className={css.rule} />;
    case 'table':
      return <Table rows={block.rows} dir={block.dir} {...rest} />;
    case 'picture':
      return (
        <img
          className={css.picture}
          data-half={block.isHalf || undefined}
          src={pictureAddress(block.id)}
          alt={block.alt}
          width={block.width}
          height={block.height}
          loading="lazy"
          decoding="async"
        />
      );
    case 'label':
      return (
        <p className={css.label}>
          <span>{block.label}</span>
        </p>
      );
    case 'references':
      return references(block.lines);
    default:
      return block satisfies never;
  }
}

function Item({
  item: { dir, isDone, blocks },
  ...rest
}: Omit<BlockProps, 'block'> & { readonly item: ReadItem }) {
  const { t } = useTranslation('reading');
  if (isDone === null) {
    return (
      <li dir={dir} className={css.item}>
        <Blocks {...rest} blocks={blocks} />
      </li>
    );
  }
  return (
    <li dir={dir} className={css.task} data-done={isDone || undefined}>
      <span className={css.box}>{isDone ? <Icon of={Check} size={12} /> : null}</span>
      <VisuallyHidden>{isDone ? t('done') : t('open')} </VisuallyHidden>
      <Blocks {...rest} blocks={blocks} />
    </li>
  );
}

interface TableProps extends Omit<BlockProps, 'block'> {
  readonly dir: 'ltr' | 'rtl';
  readonly rows: readonly (readonly ReadCell[])[];
}

/** A table wider than the page scrolls in a frame that takes the focus, so that the keyboard can scroll it. */
function Table({ rows, dir, ...rest }: TableProps) {
  const { t } = useTranslation('reading');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- it scrolls, and is not part of a form
    <div role="group" aria-label={t('table')} tabIndex={0} className={css.tableFrame}>
      <table dir={dir} className={css.table}>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => {
                const spans = {
                  ...(cell.columns > 1 && { colSpan: cell.columns }),
                  ...(cell.rows > 1 && { rowSpan: cell.rows }),
                };
                const inner = <Blocks {...rest} blocks={cell.blocks} />;
                return cell.isHeader ? (
                  <th key={column} scope={row === 0 ? 'col' : 'row'} {...spans}>
                    {inner}
                  </th>
                ) : (
                  <td key={column} {...spans}>
                    {inner}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
