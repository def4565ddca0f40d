import '@octavo/ui/theme.css';
import { brand } from '@octavo/contract/brand';
import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { refreshWordsLeft } from './app/account-state.ts';
import { app, startApp } from './app/actors.ts';
import { answerUpgrade } from './app/answer-upgrade.ts';
import { App } from './app/app.tsx';
import { bindAppShortcuts } from './app/app-shortcuts.ts';
import { followSidebarWidth } from './app/sidebar-width.ts';
import { startI18n } from './i18n.ts';

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no #root');

document.title = brand.name;
await startI18n(['common', 'home', 'errors']);
app.session.subscribe((state) => {
  if (state.hasTag('ready')) void refreshWordsLeft();
});
answerUpgrade(app.limitToast, app.alert, () => i18next.t('errors:limit.upgradeClosed'));
followSidebarWidth();
startApp();
bindAppShortcuts();
createRoot(root).render(<App />);
