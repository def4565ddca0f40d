import { addons } from 'storybook/manager-api';
import './flows/register-panel.tsx';
import { storybookTheme } from './storybook-theme.ts';

addons.setConfig({ theme: storybookTheme });
