import { brand } from '@octavo/contract/brand';
import { feedbackKinds } from '@octavo/contract/feedback-kinds';
import type { AppActor } from '@octavo/machines/app';
import i18next from 'i18next';
import type { MenuCommand } from './menu-commands.ts';
import { pickFiles } from './pick-files.ts';

/** What menus offer on every page. */
export function appCommands(app: AppActor): readonly MenuCommand[] {
  const {
    feedback,
    import: importing,
    install,
    navigation,
    recommendation,
  } = app.getSnapshot().context.flows;
  return [
    {
      id: 'importFiles',
      group: 'tools',
      texts: 'import-choice',
      name: () => i18next.t('import-choice:files'),
      run: () => pickFiles((files) => importing.send({ type: 'add', files })),
    },
    {
      id: 'print',
      group: 'tools',
      texts: 'palette',
      name: () => i18next.t('palette:print'),
      run: () => print(),
    },
    {
      id: 'goPrices',
      group: 'navigation',
      texts: 'help',
      name: () => i18next.t('help:prices'),
      run: () => navigation.send({ type: 'page.change', route: { page: 'prices' } }),
    },
    {
      id: 'recommend',
      group: 'tools',
      texts: 'help',
      name: () => i18next.t('help:share', { brand: brand.name }),
      run: () => recommendation.send({ type: 'open' }),
    },
    ...(install.getSnapshot().context.isInstalled
      ? []
      : [
          {
            id: 'install',
            group: 'tools' as const,
            texts: 'help' as const,
            name: () => i18next.t('help:install'),
            run: () => install.send({ type: 'open' }),
          },
        ]),
    ...feedbackKinds.map((kind) => ({
      id: `feedback.${kind}`,
      group: 'tools' as const,
      texts: 'help' as const,
      name: () => i18next.t(`help:${kind}`),
      run: () => feedback.send({ type: 'open', kind }),
    })),
  ];
}
