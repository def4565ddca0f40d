import type { HomeOrder } from '@octavo/machines/home';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { MenuChoice } from '../../components/menu/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { OpenedMenu, type OpenedMenuProps } from '../layout/opened-menu.tsx';

const orders: readonly HomeOrder[] = ['changed', 'created', 'title'];

/** The possible orders of the list. */
export default function OrderMenu(props: Omit<OpenedMenuProps, 'children'>) {
  const home = useFlow('home');
  const { t } = useTranslation('home');
  const chosen = useSelector(home, ({ context }) => context.order);

  function choose(value: string) {
    const order = orders.find((one) => one === value);
    if (order !== undefined) home.send({ type: 'order.change', order });
  }

  return (
    <OpenedMenu {...props}>
      <MenuChoice
        label={t('order.label')}
        value={chosen}
        options={orders.map((order) => ({ value: order, label: t(`order.${order}`) }))}
        onChoose={choose}
      />
    </OpenedMenu>
  );
}
