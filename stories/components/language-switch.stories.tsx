import { LanguageSwitch } from '@octavo/ui/components/language-switch';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { FrozenPart } from './frozen-part.tsx';
import { frozen, Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const meta = preview.meta({ title: 'Components/Actions/Language switch', component: LanguageSwitch });

const languages = [
  { value: 'en', label: 'English' },
  { value: 'de-DE', label: 'Deutsch' },
  { value: 'fr-CA', label: 'Français (Canada)' },
  { value: 'ar', label: 'العربية' },
] as const;
type Language = (typeof languages)[number]['value'];

const root = witness<HTMLSelectElement>('select');

function Switch({ first = 'en', ...props }: { readonly first?: Language; readonly label?: string }) {
  const [value, setValue] = useState<Language>(first);
  return (
    <LanguageSwitch
      label="Language"
      {...props}
      value={value}
      languages={languages}
      onValueChange={setValue}
    />
  );
}

export const States = meta.story({
  render: () => (
    <Ground>
      <StateGrid
        width={200}
        pieces={{
          Rest: <Switch />,
          Hover: (
            <FrozenPart as="hover" of=":has(> select)">
              <Switch />
            </FrozenPart>
          ),
          Focus: <Switch {...frozen.Focus} />,
          'Long text': (
            <div style={{ width: 110 }}>
              <Switch first="fr-CA" />
            </div>
          ),
          Slim: (
            <div data-width="collapsed" style={{ width: 80 }}>
              <Switch first="fr-CA" />
            </div>
          ),
          'Right to left': (
            <RightToLeft>
              <Switch first="ar" label="اللغة" />
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
});

export const Conformance = meta.story({
  tags: ['behaviour'],
  render: () => (
    <Ground>
      <div style={{ width: 200 }}>
        <Switch {...root.props} />
      </div>
    </Ground>
  ),
  play: async ({ canvas, step, userEvent }) => {
    await root.reachesRoot();
    const select = canvas.getByRole('combobox', { name: 'Language' });
    await step('names each language in its own words', async () => {
      const options = [...select.querySelectorAll('option')].map(({ lang, text }) => ({ lang, text }));
      await expect(options).toContainEqual({ lang: 'de-DE', text: 'Deutsch' });
    });
    await step('switches at once, and shows what it is now', async () => {
      await userEvent.tab();
      await expect(select).toHaveFocus();
      await userEvent.selectOptions(select, 'de-DE');
      await expect(select).toHaveValue('de-DE');
      await expect(canvas.getByText('Deutsch', { selector: 'span' })).toBeVisible();
    });
  },
});
