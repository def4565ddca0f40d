import { formatRoute, type Route } from '@octavo/machines/navigation';
import { useSelector } from '@xstate/react';
import { CircleUser, Files, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon/index.ts';
import { SidebarItem } from '../../components/sidebar/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { followInApp } from '../home/follow-in-app.ts';
import { useDocumentCount } from './use-document-count.ts';

interface SidebarPage {
  readonly route: Route;
  readonly icon: LucideIcon;
  readonly label: 'pages' | 'account';
  /** The pages that belong to it. */
  readonly holds: readonly Route['page'][];
  readonly useCount?: () => number | null;
  /** The app decides where it leads. */
  readonly event?: 'open-account';
}

/** The pages that the sidebar lists, in its order. */
const sidebarPages: readonly SidebarPage[] = [
  {
    route: { page: 'home' },
    icon: Files,
    label: 'pages',
    holds: ['home', 'document'],
    useCount: useDocumentCount,
  },
  {
    route: { page: 'account' },
    icon: CircleUser,
    label: 'account',
    holds: ['account'],
    event: 'open-account',
  },
];

export function SidebarPages({ isSlim }: { readonly isSlim: boolean }) {
  return sidebarPages.map((page) => <PageItem key={page.label} page={page} isSlim={isSlim} />);
}

const nothingCounted = () => null;

function PageItem({ page, isSlim }: { readonly page: SidebarPage; readonly isSlim: boolean }) {
  const { route, icon, label, holds, useCount = nothingCounted, event } = page;
  const { t, i18n } = useTranslation('sidebar');
  const sidebar = useFlow('sidebar');
  const app = useFlow('app');
  const navigation = useFlow('navigation');
  const shown = useSelector(navigation, ({ context }) => context.route.page);
  const count = useCount();

  function go() {
    sidebar.send({ type: 'drawer.close' });
    if (event === undefined) navigation.send({ type: 'page.change', route });
    else app.send({ type: event });
  }

  return (
    <SidebarItem
      href={formatRoute(route)}
      icon={<Icon of={icon} size={isSlim ? 20 : 18} />}
      label={t(label)}
      current={holds.includes(shown)}
      {...(count !== null && { count: new Intl.NumberFormat(i18n.language).format(count) })}
      onClick={followInApp(go)}
    />
  );
}
