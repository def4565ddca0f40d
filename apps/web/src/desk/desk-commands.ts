import type { DeskActor } from '@octavo/machines/desk';
import i18next from 'i18next';
import type { MenuCommand } from '../app/menu-commands.ts';

/** What the document's menu offers and no key does. */
export function deskCommands(desk: DeskActor): readonly MenuCommand[] {
  const flows = () => desk.getSnapshot().context.flows;
  return [
    {
      id: 'links',
      group: 'tools',
      texts: 'links',
      name: () => i18next.t('links:menuItem'),
      run: () => flows().links.send({ type: 'open' }),
    },
    {
      id: 'versions',
      group: 'tools',
      texts: 'versions',
      name: () => i18next.t('versions:menuItem'),
      run: () => flows().versions.send({ type: 'open' }),
    },
    {
      id: 'record',
      group: 'tools',
      texts: 'record',
      name: () => i18next.t('record:menuItem'),
      run: () => flows().record.send({ type: 'open' }),
    },
    {
      id: 'importReferences',
      group: 'tools',
      texts: 'citations',
      name: () => i18next.t('citations:menuItem'),
      run: () => {
        const { references, 'reference-import': importing } = flows();
        const { listing } = references.getSnapshot().context;
        importing.send({ type: 'open', listed: listing?.entries.map(({ reference }) => reference) ?? [] });
      },
    },
  ];
}
