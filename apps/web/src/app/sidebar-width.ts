import type { Route } from '@octavo/machines/navigation';
import { keep, kept } from '../local-storage.ts';
import { app } from './actors.ts';

type Width = 'expanded' | 'collapsed';

/** The page one writes on wants the room; the list can spare it. */
const usual: Record<Route['page'], Width> = { home: 'expanded', document: 'collapsed' };

/** Gives each kind of page its own width of the sidebar: the one it was left with, else the usual one. */
export function followSidebarWidth(): void {
  let page: Route['page'] | null = null;
  let isFollowing = false;

  app.navigation.subscribe(({ context: { route } }) => {
    if (route.page === page) return;
    page = route.page;
    isFollowing = true;
    if (width() !== wanted(page)) app.sidebar.send({ type: 'width.toggle' });
    isFollowing = false;
  });
  let before = width();
  app.sidebar.subscribe(() => {
    if (width() === before) return;
    before = width();
    if (page !== null && !isFollowing) keep(key(page), before);
  });
}

const key = (page: Route['page']) => `sidebar_${page}`;

function width(): Width {
  return app.sidebar.getSnapshot().hasTag('collapsed') ? 'collapsed' : 'expanded';
}

function wanted(page: Route['page']): Width {
  const choice = kept(key(page));
  return choice === 'expanded' || choice === 'collapsed' ? choice : usual[page];
}
