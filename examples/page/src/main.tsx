import '@octavo/ui/theme.css';
import '@octavo/ui/components.css';
import { themeAttributes, themeStyles } from '@octavo/ui/theme/own';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { mint } from './mint.ts';
import { Page, type Theme } from './page.tsx';

const style = document.createElement('style');
style.textContent = themeStyles('mint', mint);
document.head.append(style);

function show(theme: Theme) {
  const root = document.documentElement;
  root.removeAttribute('data-form');
  const attributes = theme === 'mint' ? themeAttributes('mint', mint) : { 'data-theme': theme };
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value);
}

const root = document.querySelector('#page');
if (root === null) throw new Error('There is no #page.');
const page = <Page onTheme={show} />;
// Rendered on a server, or not.
if (root.hasChildNodes()) hydrateRoot(root, page);
else createRoot(root).render(page);
