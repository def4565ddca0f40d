import { Avatar } from '@octavo/ui/components/avatar';
import { Badge } from '@octavo/ui/components/badge';
import { IconButton } from '@octavo/ui/components/icon-button';
import { List, ListItem } from '@octavo/ui/components/list';
import { Copy, Trash2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { FrozenPart } from './frozen-part.tsx';
import { Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const listRoot = witness<HTMLUListElement>('ul');
const itemRoot = witness<HTMLLIElement>('li');
const onRemove = fn();
const onOpen = fn((event: { preventDefault: () => void }) => event.preventDefault());

const meta = preview.meta({
  title: 'Components/Layout/List',
  component: ListItem,
  args: { title: 'Inês Duarte', text: 'margins-2026' },
});

const actions = (name: string, copy = 'Copy the code of', remove = 'Remove') => (
  <>
    <IconButton icon={Copy} size="sm" label={`${copy} ${name}`} />
    <IconButton icon={Trash2} size="sm" label={`${remove} ${name}`} onClick={onRemove} />
  </>
);
const linked = {
  href: '#ines',
  leading: <Avatar name="Inês Duarte" size="sm" isDecorative />,
  meta: '12 Nov',
};

export const States = meta.story({
  render: (args) => (
    <Ground>
      <StateGrid
        width={380}
        pieces={{
          Rest: (
            <List label="Rest">
              <ListItem {...args} {...linked} actions={actions('Inês')} />
              <ListItem title="Tomás Reis" text="river-station" meta="9 Nov" />
            </List>
          ),
          Hover: (
            <FrozenPart as="hover" of="a">
              <List label="Hover">
                <ListItem {...args} {...linked} actions={actions('Inês, hovered')} />
              </List>
            </FrozenPart>
          ),
          Focus: (
            <FrozenPart as="focus" of="a">
              <List label="Focus">
                <ListItem {...args} {...linked} />
              </List>
            </FrozenPart>
          ),
          Pressed: (
            <FrozenPart as="hover active" of="a">
              <List label="Pressed">
                <ListItem {...args} {...linked} />
              </List>
            </FrozenPart>
          ),
          Current: (
            <List label="Current">
              <ListItem {...args} {...linked} current />
            </List>
          ),
          Busy: (
            <List label="Busy">
              <ListItem {...args} busy meta={<Badge>Removing</Badge>} />
            </List>
          ),
          'Long text': (
            <List label="Long text">
              <ListItem
                title="Maria da Conceição Nepomuceno de Vasconcelos e Albuquerque"
                text="maria.da.conceicao.nepomuceno.de.vasconcelos@faculdade-de-letras.example"
                meta="30 September 2026"
                actions={actions('Maria')}
              />
            </List>
          ),
          'Several lines': (
            <List label="Several lines">
              <ListItem
                isTall
                leading={<Avatar name="Inês Duarte" size="sm" isDecorative />}
                title="Why we still write in the margins"
                text="4,812 words, 9 headings, 2 tables. Three pictures were left out: they do not lie in the file. Twelve tracked changes were accepted, and two headings of deeper levels became level 3."
                actions={actions('the margins')}
              />
            </List>
          ),
          'Right to left': (
            <RightToLeft>
              <List label="من اليمين">
                <ListItem
                  title="ليلى حداد"
                  text="هوامش"
                  meta="١٢ نوفمبر"
                  current
                  actions={actions('ليلى', 'انسخ رمز', 'أزل')}
                />
              </List>
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
});

export const LineAndActions = meta.story({
  render: (args) => (
    <Ground>
      <List label="Shared accounts" {...listRoot.props}>
        <ListItem {...args} {...linked} onOpen={onOpen} actions={actions('Inês')} />
        <ListItem title="Tomás Reis" {...itemRoot.props} data-testid="item" />
      </List>
    </Ground>
  ),
  play: async ({ canvas, step, userEvent }) => {
    await listRoot.reachesRoot();
    await expect(canvas.getByTestId('item')).toBe(itemRoot.element());
    await expect(canvas.getByRole('list', { name: 'Shared accounts' })).toBeVisible();
    await step('the line opens it', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link')).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(onOpen).toHaveBeenCalledOnce();
    });
    await step('its actions are pressed for themselves', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Inês' }));
      await expect(onRemove).toHaveBeenCalledOnce();
      await expect(onOpen).toHaveBeenCalledOnce();
    });
  },
});
