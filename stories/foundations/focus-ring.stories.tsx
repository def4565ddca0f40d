import { Button } from '@octavo/ui/components/button';
import { Card } from '@octavo/ui/components/card';
import { IconButton } from '@octavo/ui/components/icon-button';
import { SwitchField } from '@octavo/ui/components/switch-field';
import { TextField } from '@octavo/ui/components/text-field';
import { vars } from '@octavo/ui/theme';
import { themes } from '@octavo/ui/theme/themes';
import { wcagContrast } from 'culori';
import { Star } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { FrozenPart } from '../components/frozen-part.tsx';
import * as css from './focus-ring.css.ts';
import { freezeStates } from './frozen-states.ts';

const grounds = ['desk', 'page', 'panel', 'raised', 'sunken', 'dialog'] as const;

const meta = preview.meta({ title: 'Foundations/Focus ring', parameters: { layout: 'fullscreen' } });

function Rings() {
  useLayoutEffect(() => freezeStates(document), []);
  return (
    <main className={css.page}>
      {grounds.map((ground) => (
        <section
          key={ground}
          aria-label={ground}
          className={css.ground}
          style={{ background: vars.surface[ground] }}
        >
          <h2 className={css.name}>{ground}</h2>
          <div className={css.row}>
            <Button tone="solid" data-frozen="focus">
              Continue
            </Button>
            <Button data-frozen="focus">3 more</Button>
            <IconButton icon={Star} label={`Favourite on ${ground}`} data-frozen="focus" />
          </div>
          <TextField label="Topic" defaultValue="Margins" data-frozen="focus" />
          <SwitchField label="Suggestions" checked onCheckedChange={fn()} data-frozen="focus" />
          <FrozenPart as="focus" of="a">
            <Card title="A whole card" href="#card" />
          </FrozenPart>
        </section>
      ))}
    </main>
  );
}

/**
 * The same ring for everything reachable by keyboard. It has a contrast of at least 3 : 1 against every background that
 * it may be on.
 */
export const OnEveryGround = meta.story({
  render: () => <Rings />,
  play: async ({ canvas }) => {
    for (const { color } of Object.values(themes)) {
      for (const ground of grounds) {
        await expect(wcagContrast(color.focus.ring, color.surface[ground])).toBeGreaterThanOrEqual(3);
      }
    }
    for (const button of canvas.getAllByRole('button', { name: 'Continue' })) {
      await expect(getComputedStyle(button).boxShadow).not.toBe('none');
    }
  },
});
