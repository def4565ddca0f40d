import { addons } from 'storybook/manager-api';
import './flows/register-panel.tsx';
import { frameTheme } from './storybook-theme.ts';

addons.setConfig({ theme: frameTheme });
