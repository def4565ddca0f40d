import { formatRoute, type Route } from '@octavo/machines/navigation';
import { useSelector } from '@xstate/react';
import {
  CircleUser,
  Files,
  History,
  Keyboard,
  type LucideIcon,
  ScrollText,
  Star,
  Trash2,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon/index.ts';
import { SidebarItem } from '../../components/sidebar/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { followInApp } from '../home/follow-in-app.ts';
import { usePlanLabel } from '../account/index.ts';
import { useDocumentFigure, useFavouriteFigure, useTrashFigure } from './use-counts.ts';

interface SidebarPage {
  readonly route: Route;
  readonly icon: LucideIcon;
  readonly label: 'pages' | 'history' | 'favourites' | 'trash' | 'account' | 'shortcuts' | 'changelog';
  /** The pages that belong to this entry. */
  readonly holds: readonly Route['page'][];
  /** The figure at the end of the leader. */
  readonly useFigure?: () => string | null;
  /** A line stands above it. */
  readonly startsGroup?: true;
  /** Sent instead of navigating: the app decides where it leads. */
  readonly event?: 'open-account';
}

/** The pages that the sidebar lists, in order. */
const sidebarPages: readonly SidebarPage[] = [
  {
    route: { page: 'home' },
    icon: Files,
    label: 'pages',
    holds: ['home', 'document'],
    useFigure: useDocumentFigure,
  },
  { route: { page: 'history' }, icon: History, label: 'history', holds: ['history'] },
  {
    route: { page: 'favourites' },
    icon: Star,
    label: 'favourites',
    holds: ['favourites'],
    useFigure: useFavouriteFigure,
  },
  { route: { page: 'trash' }, icon: Trash2, label: 'trash', holds: ['trash'], useFigure: useTrashFigure },
  {
    route: { page: 'account' },
    icon: CircleUser,
    label: 'account',
    holds: ['account'],
    useFigure: usePlanLabel,
    startsGroup: true,
    event: 'open-account',
  },
  { route: { page: 'shortcuts' }, icon: Keyboard, label: 'shortcuts', holds: ['shortcuts'] },
  { route: { page: 'changelog' }, icon: ScrollText, label: 'changelog', holds: ['changelog'] },
];

export function SidebarPages({ isSlim }: { readonly isSlim: boolean }) {
  return sidebarPages.map((page) => <PageItem key={page.label} page={page} isSlim={isSlim} />);
}

const noFigure = () => null;

function PageItem({ page, isSlim }: { readonly page: SidebarPage; readonly isSlim: boolean }) {
  const { route, icon, label, holds, useFigure = noFigure, startsGroup, event } = page;
  const { t } = useTranslation('sidebar');
  const sidebar = useFlow('sidebar');
  const app = useFlow('app');
  const navigation = useFlow('navigation');
  const shown = useSelector(navigation, ({ context }) => context.route.page);
  const figure = useFigure();

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
      startsGroup={startsGroup === true}
      {...(figure !== null && { count: figure })}
      onClick={followInApp(go)}
    />
  );
}
