import { Button } from '@octavo/ui/components/button';
import { CollapseToggle } from '@octavo/ui/components/collapse-toggle';
import { Desk } from '@octavo/ui/components/desk';
import { Icon } from '@octavo/ui/components/icon';
import { IconButton } from '@octavo/ui/components/icon-button';
import { Logo } from '@octavo/ui/components/logo';
import { Meter } from '@octavo/ui/components/meter';
import { PageSheet } from '@octavo/ui/components/page-sheet';
import { Sidebar, SidebarAction, SidebarItem } from '@octavo/ui/components/sidebar';
import { TopBar } from '@octavo/ui/components/top-bar';
import {
  ArrowLeft,
  Ellipsis,
  Files,
  History,
  PanelLeftClose,
  PanelLeftOpen,
  Star,
  Trash2,
} from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import * as css from './desk-frame.css.ts';

export interface DeskFrameProps {
  readonly isSlim?: boolean;
  readonly isDrawerOpen?: boolean;
  readonly texts?: typeof english;
  readonly parts?: {
    readonly desk?: object;
    readonly sidebar?: Partial<ComponentProps<typeof Sidebar>>;
    readonly bar?: object;
    readonly sheet?: object;
  };
}

const english = {
  main: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  pages: 'Pages',
  history: 'History',
  favourites: 'Favourites',
  trash: 'Trash',
  collapse: 'Collapse',
  expand: 'Expand',
  more: 'More',
  wordsLeft: 'AI words left',
  ofWords: '126 of 200',
  text: 'A reader with a pencil is never quite alone. Long before the comment box, people answered books.',
};

/** The surroundings of every screen, with a working sidebar. */
export function DeskFrame({
  isSlim = false,
  isDrawerOpen = false,
  texts = english,
  parts = {},
}: DeskFrameProps) {
  const [slim, setSlim] = useState(isSlim);
  const [open, setOpen] = useState(isDrawerOpen);
  const size = slim ? 20 : 18;

  return (
    <Desk
      {...parts.desk}
      sidebar={
        <Sidebar
          label={texts.main}
          {...parts.sidebar}
          collapsed={slim}
          drawerOpen={open}
          onScrimPress={() => setOpen(false)}
          menuButton={
            <CollapseToggle
              kind="menu"
              size="lg"
              open={open}
              openLabel={texts.openMenu}
              closeLabel={texts.closeMenu}
              onClick={() => setOpen(!open)}
            />
          }
          head={<Logo isMarkOnly={slim} />}
          foot={
            <>
              {slim ? null : (
                <Meter label={texts.wordsLeft} value={126} max={200} valueText={texts.ofWords} />
              )}
              <SidebarAction
                icon={<Icon of={slim ? PanelLeftOpen : PanelLeftClose} size={size} isDirectional />}
                label={slim ? texts.expand : texts.collapse}
                aria-expanded={!slim}
                onClick={() => setSlim(!slim)}
              />
            </>
          }
        >
          <SidebarItem
            href="#pages"
            icon={<Icon of={Files} size={size} />}
            label={texts.pages}
            count={14}
            current
          />
          <SidebarItem href="#history" icon={<Icon of={History} size={size} />} label={texts.history} />
          <SidebarItem
            href="#stars"
            icon={<Icon of={Star} size={size} />}
            label={texts.favourites}
            count={3}
          />
          <SidebarItem href="#trash" icon={<Icon of={Trash2} size={size} />} label={texts.trash} count={2} />
        </Sidebar>
      }
    >
      <div className={css.column}>
        <TopBar
          {...parts.bar}
          start={
            <Button tone="quiet">
              <Icon of={ArrowLeft} size={18} isDirectional />
              {texts.pages}
            </Button>
          }
          end={<IconButton icon={Ellipsis} label={texts.more} />}
        />
        <PageSheet {...parts.sheet}>
          <h1 className={css.heading}>{texts.pages}</h1>
          <p>{texts.text}</p>
        </PageSheet>
      </div>
    </Desk>
  );
}
