import { OpenedMenu, type OpenedMenuProps } from '../layout/opened-menu.tsx';
import { documentMenuItems } from './document-menu-items.tsx';

/** The menu of the open document. */
export default function DocumentMenu({ trigger, startsAtFirst }: Omit<OpenedMenuProps, 'children'>) {
  return (
    <OpenedMenu trigger={trigger} startsAtFirst={startsAtFirst}>
      {documentMenuItems.map((Item) => (
        <Item key={Item.name} />
      ))}
    </OpenedMenu>
  );
}
