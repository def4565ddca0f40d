import { Fragment } from 'react';
import { MenuSeparator } from '../../components/menu/index.ts';
import { OpenedMenu, type OpenedMenuProps } from '../layout/opened-menu.tsx';
import { documentMenuItems } from './document-menu-items.tsx';

/** The namespaces of all items. */
export const texts = [...new Set(documentMenuItems.flat().map((one) => one.texts))];

/** The menu of the open document. */
export default function DocumentMenu({ trigger, startsAtFirst }: Omit<OpenedMenuProps, 'children'>) {
  return (
    <OpenedMenu trigger={trigger} startsAtFirst={startsAtFirst}>
      {documentMenuItems.map((group, index) => (
        <Fragment key={index}>
          {index === 0 ? null : <MenuSeparator />}
          {group.map(({ item }, place) => (
            <Fragment key={place}>{item}</Fragment>
          ))}
        </Fragment>
      ))}
    </OpenedMenu>
  );
}
