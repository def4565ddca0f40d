import { Icon } from '@octavo/ui/components/icon';
import { Leaf, type LeafProps } from '@octavo/ui/components/leaf';
import { themeNames } from '@octavo/ui/theme/themes';
import { File, GraduationCap, Lock } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Ground, RightToLeft } from './states.tsx';
import * as css from './leaf.css.ts';
import { witness } from './witness.ts';

const root = witness<HTMLAnchorElement>('a');

const margins: LeafProps = {
  href: '#margins',
  title: 'Why we still write in the margins',
  text: 'A reader with a pencil is never quite alone. Long before the comment box, people answered books.',
  icon: <Icon of={GraduationCap} size={14} />,
  mode: 'Essay',
  age: '12 min',
};
const pessoa: LeafProps = {
  href: '#pessoa',
  title: 'Notes on Pessoa’s heteronyms',
  text: 'Caeiro denies depth, Reis denies desire, Campos denies nothing.',
  icon: <Icon of={File} size={14} />,
  mode: 'Blank',
  age: '3 d',
};

const meta = preview.meta({ title: 'Components/Writing/Leaf', component: Leaf, args: margins });

export const States = meta.story({
  render: (args) => (
    <Ground>
      <ul className={css.leaves}>
        <li>
          <Leaf {...args} {...root.props} />
        </li>
        <li>
          <Leaf {...pessoa} />
        </li>
        <li>
          <Leaf {...pessoa} title="Hover" data-frozen="hover" />
        </li>
        <li>
          <Leaf {...pessoa} title="Pressed" data-frozen="hover active" />
        </li>
        <li>
          <Leaf {...pessoa} title="Focus" data-frozen="focus" />
        </li>
        <li>
          <Leaf
            {...pessoa}
            title="Letter to the scholarship board"
            text="Locked. Nothing of it can be read until you unlock it."
            icon={<Icon of={Lock} size={14} />}
          />
        </li>
        <li>
          <Leaf
            {...args}
            title="On the shade of the plane trees in the avenues of Lisbon, and on what a degree less is worth"
          />
        </li>
        <li>
          <Leaf {...args} title="Nothing written yet" text="" />
        </li>
      </ul>
      <RightToLeft>
        <ul className={css.leaves}>
          <li>
            <Leaf
              {...args}
              title="لماذا ما زلنا نكتب في الهوامش"
              text="القارئ لا يكون وحيدًا."
              mode="مقال"
              age="١٢ د"
            />
          </li>
          <li>
            <Leaf {...pessoa} title="ملاحظات عن بيسوا" text="كايرو ينكر العمق." mode="فارغ" age="٣ أيام" />
          </li>
        </ul>
      </RightToLeft>
    </Ground>
  ),
  play: async ({ canvas }) => {
    await root.reachesRoot();
    await expect(canvas.getByRole('link', { name: /^Why we still.*12 min$/u })).toBeVisible();
  },
});

/** In themes with a second sheet under the first leaf, the focus ring replaces it. */
export const FirstHasTheFocus = meta.story({
  tags: ['behaviour'],
  render: (args) => (
    <Ground>
      <ul className={css.leaves}>
        <li>
          <Leaf {...args} />
        </li>
      </ul>
    </Ground>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    const { theme } = document.documentElement.dataset;
    for (const name of themeNames) {
      document.documentElement.dataset['theme'] = name;
      const { boxShadow } = getComputedStyle(link);
      await expect(boxShadow).toContain('0px 0px 0px 4px');
    }
    document.documentElement.dataset['theme'] = theme;
  },
});

/** The foot is truncated rather than the title. */
export const LongWords = meta.story({
  tags: ['behaviour'],
  render: (args) => (
    <Ground>
      <div style={{ width: 157 }}>
        <Leaf
          {...args}
          title="Notes on the tides of Saint-Malo, with a title that is rather long"
          mode="Remue-méninges"
        />
      </div>
    </Ground>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByText(/^Notes on the tides/u);
    await expect(title.getBoundingClientRect().height).toBeGreaterThanOrEqual(3 * 19);
    await expect(canvas.getByText('Remue-méninges').getBoundingClientRect().height).toBeLessThan(20);
    await expect(canvas.getByText('12 min')).toBeVisible();
  },
});
