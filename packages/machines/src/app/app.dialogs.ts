import type { OverlayName } from '../overlay/overlay.machine.ts';
import { appSetup } from './app.setup.ts';

const opens = (name: OverlayName) => ({ actions: appSetup.sendTo('overlay', { type: 'open', name }) });
const offers = (name: OverlayName) => ({ actions: appSetup.sendTo('overlay', { type: 'offer', name }) });
const closes = (name: OverlayName) => ({ actions: appSetup.sendTo('overlay', { type: 'close', name }) });

/** Collects the opening and closing of all dialogs into one stack. */
export const dialogs = {
  'upgrade.opened': opens('upgrade'),
  'upgrade.closed': closes('upgrade'),
  'payment-return.opened': offers('payment-return'),
  'payment-return.closed': closes('payment-return'),
  'withdrawal.opened': opens('withdrawal'),
  'withdrawal.closed': closes('withdrawal'),
  'picture.opened': opens('picture'),
  'picture.closed': closes('picture'),
  'details.opened': opens('details'),
  'details.closed': closes('details'),
  'feedback.opened': opens('feedback'),
  'feedback.closed': closes('feedback'),
  'palette.opened': opens('palette'),
  'palette.closed': closes('palette'),
  'recommendation.opened': opens('recommendation'),
  'recommendation.closed': closes('recommendation'),
  'recovery.opened': opens('recovery'),
  'recovery.closed': closes('recovery'),
  'install.opened': opens('install'),
  'install.closed': closes('install'),
  'brainstorm.opened': opens('brainstorm'),
  'brainstorm.closed': closes('brainstorm'),
  'login.opened': opens('login'),
  'login.closed': closes('login'),
  'import.opened': opens('import'),
  'import.closed': closes('import'),
  'deletion.opened': opens('deletion'),
  'deletion.closed': closes('deletion'),
  'samples.opened': opens('samples'),
  'samples.closed': closes('samples'),
  'essay.closed': closes('essay'),
} as const;
