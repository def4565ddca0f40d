import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { type HistoryCommand, navigationMachine, type NavigationEvent } from './navigation.machine.ts';
import { formatRoute, parseRoute } from './route.ts';

function start(path: string) {
  const received: HistoryCommand[] = [];
  const machine = navigationMachine.provide({
    actors: {
      history: fromCallback<HistoryCommand, void, NavigationEvent>(({ receive }) =>
        receive((command) => void received.push(command)),
      ),
    },
  });
  const actor = createActor(machine, { input: { path } }).start();
  return { actor, received, route: () => actor.getSnapshot().context.route };
}

describe('routes (SPEC §2)', () => {
  it.each([
    ['/app/', { page: 'home' }],
    ['/app', { page: 'home' }],
    ['/app/?pay=1', { page: 'home' }],
    ['/app/trash/', { page: 'trash' }],
    ['/app/favourites', { page: 'favourites' }],
    ['/app/document/d-1', { page: 'document', id: 'd-1' }],
    ['/app/document/d-1/?x=2#top', { page: 'document', id: 'd-1' }],
    ['/app/document/a%20b', { page: 'document', id: 'a b' }],
    ['/app/document/', { page: 'home' }],
    ['/app/document/%E0%A4%A', { page: 'home' }],
    ['/app/document/a/b', { page: 'home' }],
    ['/elsewhere', { page: 'home' }],
  ])('reads %s', (path, route) => {
    expect(parseRoute(path)).toEqual(route);
  });

  it('writes what it reads', () => {
    const route = { page: 'document', id: 'a b/c?' } as const;
    expect(parseRoute(formatRoute(route))).toEqual(route);
  });
});

describe('navigation', () => {
  it('pushes a page once', () => {
    const { actor, received, route } = start('/app/');
    actor.send({ type: 'page.change', route: { page: 'document', id: 'd-1' } });
    actor.send({ type: 'page.change', route: { page: 'document', id: 'd-1' } });
    expect(received).toEqual([{ type: 'push', path: '/app/document/d-1' }]);
    expect(route()).toEqual({ page: 'document', id: 'd-1' });
  });

  it('follows back and forward without a new entry', () => {
    const { actor, received, route } = start('/app/document/d-1');
    actor.send({ type: 'location.change', path: '/app/' });
    expect(route()).toEqual({ page: 'home' });
    actor.send({ type: 'location.change', path: '/app/document/d-2' });
    expect([route(), received]).toEqual([{ page: 'document', id: 'd-2' }, []]);
  });

  it('turns the address of a missing document back to /app/', () => {
    const { actor, received, route } = start('/app/document/gone');
    actor.send({ type: 'document.missing' });
    expect([route(), received]).toEqual([{ page: 'home' }, [{ type: 'replace', path: '/app/' }]]);
  });

  it.each(['/app/nowhere', '/app/document/%E0%A4%A'])('corrects %s, at the start and later', (path) => {
    const { actor, received } = start(path);
    actor.send({ type: 'location.change', path });
    expect(received).toEqual([
      { type: 'replace', path: '/app/' },
      { type: 'replace', path: '/app/' },
    ]);
  });
});
