import { Button } from '@octavo/ui/components/button';
import { Chip } from '@octavo/ui/components/chip';
import { Choice, ChoiceList } from '@octavo/ui/components/choice-list';
import { Desk } from '@octavo/ui/components/desk';
import { DocumentRow } from '@octavo/ui/components/document-row';
import { EmptyState } from '@octavo/ui/components/empty-state';
import { ErrorState } from '@octavo/ui/components/error-state';
import { Icon } from '@octavo/ui/components/icon';
import { IconButton } from '@octavo/ui/components/icon-button';
import { Leaf } from '@octavo/ui/components/leaf';
import { Logo } from '@octavo/ui/components/logo';
import { Meter } from '@octavo/ui/components/meter';
import { PageSheet } from '@octavo/ui/components/page-sheet';
import { Sidebar, SidebarAction, SidebarItem } from '@octavo/ui/components/sidebar';
import { TopBar } from '@octavo/ui/components/top-bar';
import {
  ArrowLeft,
  Ellipsis,
  File,
  Files,
  GraduationCap,
  Lock,
  Menu,
  PanelLeftClose,
  Star,
} from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Paper } from './layout.tsx';

const onOpen = fn((event: { preventDefault: () => void }) => event.preventDefault());
const onCreate = fn();

const meta = preview.meta({ title: 'Components/Pages' });

export const Rows = meta.story({
  render: () => (
    <Paper width={760}>
      <ul>
        <DocumentRow
          href="#margins"
          title="Why we still write in the margins"
          preview="A reader with a pencil is never quite alone. Long before the comment box, people answered books."
          mark={
            <IconButton
              icon={Star}
              tone="mark"
              pressed
              label="Favourite: Why we still write in the margins"
            />
          }
          mode={
            <>
              <Icon of={GraduationCap} size={14} />
              Essay
            </>
          }
          date="12 min ago"
          tags={<Chip size="sm">Media history</Chip>}
          onOpen={onOpen}
        />
        <DocumentRow
          href="#letter"
          title="Letter to the scholarship board"
          preview="Locked. Nothing of it can be read, searched or previewed until you unlock it."
          lock={<Icon of={Lock} />}
          mark={
            <IconButton
              icon={Star}
              tone="mark"
              pressed={false}
              label="Favourite: Letter to the scholarship board"
            />
          }
          mode={
            <>
              <Icon of={File} size={14} />
              Blank
            </>
          }
          date="Yesterday"
          onOpen={onOpen}
        />
      </ul>
    </Paper>
  ),
  play: async ({ canvas, step, userEvent }) => {
    await step('the title opens the document', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Why we still write in the margins' }));
      await expect(onOpen).toHaveBeenCalledOnce();
    });
    await step('a tag above the row can be pressed for itself', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Media history' }));
      await expect(onOpen).toHaveBeenCalledOnce();
    });
  },
});

export const Leaves = meta.story({
  render: () => (
    <Paper width={400}>
      <ul style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16 }}>
        <li>
          <Leaf
            href="#margins"
            title="Why we still write in the margins"
            text="A reader with a pencil is never quite alone. Long before the comment box, people answered books."
            icon={<Icon of={GraduationCap} size={14} />}
            mode="Essay"
            age="12 min"
          />
        </li>
        <li>
          <Leaf
            href="#pessoa"
            title="Notes on Pessoa’s heteronyms"
            text="Caeiro denies depth, Reis denies desire, Campos denies nothing."
            icon={<Icon of={File} size={14} />}
            mode="Blank"
            age="3 d"
          />
        </li>
      </ul>
    </Paper>
  ),
});

export const Choices = meta.story({
  render: () => (
    <Paper width={330}>
      <ChoiceList>
        <Choice
          icon={<Icon of={File} size={18} />}
          label="Blank"
          hint="Just an empty page"
          onClick={onCreate}
        />
        <Choice
          icon={<Icon of={GraduationCap} size={18} />}
          label="Essay"
          hint="From a thesis to a full draft"
          strong
          onClick={onCreate}
        />
      </ChoiceList>
    </Paper>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Blank/u }));
    await expect(onCreate).toHaveBeenCalledOnce();
  },
});

export const ChoiceBusy = meta.story({
  render: () => (
    <Paper width={330}>
      <ChoiceList>
        <Choice
          icon={<Icon of={File} size={18} />}
          label="Blank"
          hint="Just an empty page"
          busy
          onClick={onCreate}
        />
      </ChoiceList>
    </Paper>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(onCreate).not.toHaveBeenCalled();
  },
});

export const WordsLeft = meta.story({
  render: () => (
    <Paper width={320}>
      <Meter label="AI words left" value={126} max={200} valueText="126 of 200" />
    </Paper>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'AI words left' })).toHaveAttribute('value', '126');
  },
});

export const NothingYet = meta.story({
  render: () => (
    <Paper width={640}>
      <EmptyState
        title="No favourites yet"
        hint="Press the star beside a page and it will wait for you here."
        action={<Button size="sm">Show all documents</Button>}
      />
    </Paper>
  ),
});

export const Failed = meta.story({
  render: () => (
    <Paper width={640}>
      <ErrorState
        title="Your documents could not be loaded"
        hint="What you wrote is safe. Check your connection, then try again."
        action={<Button>Try again</Button>}
      />
    </Paper>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('What you wrote is safe');
  },
});

function Frame({ collapsed = false, drawerOpen = false }: { collapsed?: boolean; drawerOpen?: boolean }) {
  return (
    <Desk
      sidebar={
        <Sidebar
          label="Main"
          collapsed={collapsed}
          drawerOpen={drawerOpen}
          onScrimPress={fn()}
          menuButton={<IconButton icon={Menu} label="Open menu" />}
          head={<Logo isMarkOnly={collapsed} />}
          foot={<SidebarAction icon={<Icon of={PanelLeftClose} size={18} />} label="Collapse" />}
        >
          <SidebarItem href="#pages" icon={<Icon of={Files} size={18} />} label="Pages" count={14} current />
          <SidebarItem href="#favourites" icon={<Icon of={Star} size={18} />} label="Favourites" count={3} />
        </Sidebar>
      }
    >
      <TopBar
        start={
          <Button tone="quiet" icon={ArrowLeft}>
            Pages
          </Button>
        }
        end={<IconButton icon={Ellipsis} label="More" />}
      />
      <PageSheet>
        <h1>Pages</h1>
      </PageSheet>
    </Desk>
  );
}

export const DeskOpen = meta.story({
  render: () => <Frame />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Pages/u })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: /Favourites/u })).not.toHaveAttribute('aria-current');
  },
});

export const DeskSlim = meta.story({ render: () => <Frame collapsed /> });

export const DrawerOpen = meta.story({
  globals: { viewport: { value: 'mobile2' } },
  render: () => <Frame drawerOpen />,
});
