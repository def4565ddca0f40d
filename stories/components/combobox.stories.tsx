import { Combobox, type ComboboxOption, type ComboboxProps } from '@octavo/ui/components/combobox';
import { useEffect, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { FrozenPart } from './frozen-part.tsx';
import { frozen, Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const meta = preview.meta({ title: 'Components/Inputs/Combobox', component: Combobox });

const universities: readonly ComboboxOption[] = [
  { value: 'porto', label: 'Universidade do Porto', detail: 'Porto, Portugal' },
  { value: 'lisboa', label: 'Universidade de Lisboa', detail: 'Lisbon, Portugal' },
  { value: 'laval', label: 'Université Laval', detail: 'Québec, Canada' },
  { value: 'leipzig', label: 'Universität Leipzig', detail: 'Leipzig, Germany' },
];

const texts = {
  loadingText: 'Looking…',
  emptyText: 'Nothing fits.',
  countText: (count: number) => `${count} fit`,
  clearLabel: 'Clear',
  openLabel: 'Show all',
};

const arabic = {
  label: 'الجامعة',
  options: [
    { value: 'cairo', label: 'جامعة القاهرة', detail: 'القاهرة، مصر' },
    { value: 'damascus', label: 'جامعة دمشق', detail: 'دمشق، سوريا' },
  ],
  loadingText: 'جارٍ البحث…',
  emptyText: 'لا نتائج.',
  countText: (count: number) => `عدد النتائج: ${count}`,
  clearLabel: 'امسح',
  openLabel: 'اعرض الكل',
} satisfies Partial<ComboboxProps>;

function University({ options = universities, ...props }: Partial<ComboboxProps>) {
  const [value, setValue] = useState<ComboboxOption | null>(props.value ?? null);
  const [query, setQuery] = useState(props.query ?? value?.label ?? '');
  const isTyping = query !== value?.label;
  const fitting = options.filter(
    ({ label }) => !isTyping || label.toLowerCase().includes(query.toLowerCase()),
  );
  return (
    <Combobox
      label="University"
      {...texts}
      {...props}
      options={fitting}
      value={value}
      query={query}
      onValueChange={setValue}
      onQueryChange={setQuery}
    />
  );
}

const [porto = null] = universities;

export const States = meta.story({
  render: () => (
    <Ground>
      <StateGrid
        pieces={{
          Empty: <University placeholder="Where do you study?" />,
          Chosen: <University value={porto} />,
          Hover: (
            <FrozenPart as="hover" of="div:has(> input)">
              <University value={porto} />
            </FrozenPart>
          ),
          Focus: <University value={porto} {...frozen.Focus} />,
          'With a hint': <University hint="Its name in any language." />,
          Loading: <University query="univ" loading />,
          Invalid: <University error="Choose a university from the list." />,
          Disabled: <University value={porto} disabled />,
          'Long text': (
            <University
              label="The university or school whose rules for references should be followed"
              value={{
                value: 'long',
                label: 'Rheinische Friedrich-Wilhelms-Universität Bonn, Institut für Anglistik',
              }}
            />
          ),
          'Right to left': (
            <RightToLeft>
              <University {...arabic} value={arabic.options[0] ?? null} />
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
});

export const Open = meta.story({
  render: () => (
    <Ground>
      <div style={{ width: 320, maxWidth: '100%', minHeight: 280 }}>
        <University value={porto} />
      </div>
    </Ground>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getAllByRole('option')).toHaveLength(4);
  },
});

/** Answers after a delay, as a server does, and ignores answers to earlier queries. */
function Slow() {
  const [value, setValue] = useState<ComboboxOption | null>(null);
  const [query, setQuery] = useState('');
  const [answer, setAnswer] = useState<{ query: string; options: readonly ComboboxOption[] }>();

  useEffect(() => {
    const timer = setTimeout(() => {
      const options = universities.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
      setAnswer({ query, options });
    }, 60);
    return () => clearTimeout(timer);
  }, [query]);

  return (
    <Combobox
      label="University"
      {...texts}
      options={answer?.options ?? []}
      loading={answer?.query !== query}
      value={value}
      query={query}
      onValueChange={setValue}
      onQueryChange={setQuery}
    />
  );
}

export const FoundElsewhere = meta.story({
  render: () => (
    <Ground>
      <div style={{ width: 320, maxWidth: '100%', minHeight: 160 }}>
        <Slow />
      </div>
    </Ground>
  ),
  play: async ({ canvas, step, userEvent }) => {
    const field = canvas.getByRole('combobox');
    const said = canvas.getByRole('status');

    await step('says that it looks, then how many fit', async () => {
      await userEvent.type(field, 'laval');
      await expect(field).toHaveAttribute('aria-busy', 'true');
      await expect(said).toHaveTextContent('Looking…');
      await waitFor(() => expect(said).toHaveTextContent('1 fit'));
      await expect(field).not.toHaveAttribute('aria-busy');
    });
    await step('says that nothing fits', async () => {
      await userEvent.type(field, 'x');
      await waitFor(() => expect(said).toHaveTextContent('Nothing fits.'));
      await expect(screen.queryByRole('option')).toBeNull();
    });
  },
});

const root = witness<HTMLInputElement>('input');

export const Conformance = meta.story({
  tags: ['behaviour'],
  render: () => (
    <Ground>
      <div style={{ width: 320, maxWidth: '100%', minHeight: 280 }}>
        <University {...root.props} hint="Its name in any language." />
      </div>
    </Ground>
  ),
  play: async ({ canvas, step, userEvent }) => {
    await root.reachesRoot();
    const field = canvas.getByRole('combobox', { name: 'University' });
    const lit = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');

    await step('says that it has a list, and what it is for', async () => {
      await expect(field).toHaveAttribute('aria-autocomplete', 'list');
      await expect(field).toHaveAttribute('aria-expanded', 'false');
      await expect(field).toHaveAccessibleDescription('Its name in any language.');
    });
    await step('arrows open it and lead around while the focus stays', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      await waitFor(() => expect(screen.getByRole('listbox', { name: 'University' })).toBeVisible());
      await userEvent.keyboard('{ArrowUp}');
      await expect(lit()).toHaveTextContent('Universität Leipzig');
      await userEvent.keyboard('{ArrowDown}');
      await expect(lit()).toHaveTextContent('Universidade do Porto');
      await expect(field).toHaveFocus();
    });
    await step('typing narrows it, in the middle of a word too', async () => {
      await userEvent.keyboard('lboa');
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}is');
      await expect(field).toHaveValue('lisboa');
      await expect(screen.getAllByRole('option')).toHaveLength(1);
      await expect(canvas.getByRole('status')).toHaveTextContent('1 fit');
    });
    await step('Enter chooses and closes', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(field).toHaveValue('Universidade de Lisboa');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    });
    await step('what is half typed goes when the field is left', async () => {
      await userEvent.keyboard('{Backspace}{Backspace}');
      await userEvent.tab();
      await waitFor(() => expect(field).toHaveValue('Universidade de Lisboa'));
    });
    await step('the button clears it and keeps the focus in the field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
      await expect(field).toHaveValue('');
      await expect(field).toHaveFocus();
    });
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await screen.findByRole('listbox');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    });
    await step('a press chooses', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
      await userEvent.click(await screen.findByRole('option', { name: /Laval/u }));
      await expect(field).toHaveValue('Université Laval');
    });
  },
});
