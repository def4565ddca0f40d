import { Fragment } from 'react';
import { OpenedMenu, type OpenedMenuProps } from '../layout/opened-menu.tsx';
import { documentMenuItems } from './document-menu-items.tsx';

/** The namespaces of all items. */
export const texts = [...new Set(documentMenuItems.map((one) => one.texts))];

/** The menu of the open document. */
export default function DocumentMenu({ trigger, startsAtFirst }: Omit<OpenedMenuProps, 'children'>) {
  return (
    <OpenedMenu trigger={trigger} startsAtFirst={startsAtFirst}>
      {documentMenuItems.map(({ item }, index) => (
        <Fragment key={index}>{item}</Fragment>
      ))}
    </OpenedMenu>
  );
}
