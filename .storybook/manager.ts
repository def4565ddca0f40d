import { addons } from 'storybook/manager-api';
import './flows/register-panel.tsx';
import { frameTheme } from './storybook-theme.ts';

addons.setConfig({ theme: frameTheme });

// The icons of the sidebar have Storybook's own colours, one per kind; their shapes tell the kinds apart as well.
const style = document.createElement('style');
style.textContent = `.sidebar-container [data-nodetype] > * svg { color: ${frameTheme.textMutedColor}; }
.sidebar-container [data-nodetype][data-selected="true"] svg { color: inherit; }`;
document.head.append(style);
