import { useSelector } from '@xstate/react';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { useAskedMenu } from '../layout/use-asked-menu.ts';
import { lazyPart } from '../lazy-part/index.ts';

const OrderMenu = lazyPart(() => import('./order-menu.tsx'), { place: 'floating' });

/** Shows the order of the list, and offers others. */
export function OrderButton() {
  const { t } = useTranslation('home');
  const order = useSelector(useFlow('home'), ({ context }) => context.order);
  const { asked, press, giveUp } = useAskedMenu();
  const content = (
    <>
      <VisuallyHidden>{t('order.label')}</VisuallyHidden> {t(`order.${order}`)}
      <Icon of={ChevronDown} size={14} />
    </>
  );
  const closed = (
    <Button tone="quiet" size="sm" {...press}>
      {content}
    </Button>
  );
  if (asked === null) return closed;
  return (
    <OrderMenu
      fallback={closed}
      onDismiss={giveUp}
      trigger={
        <Button tone="quiet" size="sm">
          {content}
        </Button>
      }
      startsAtFirst={asked === 'keyboard'}
    />
  );
}
