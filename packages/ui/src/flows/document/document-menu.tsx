import type { DownloadActor } from '@octavo/machines/download';
import type { WordCountActor } from '@octavo/machines/word-count';
import { useSelector } from '@xstate/react';
import { Download, Hash } from 'lucide-react';
import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Menu, MenuItem } from '../../components/menu/index.ts';

export interface DocumentMenuProps {
  readonly wordCount: WordCountActor;
  readonly download: DownloadActor;
  readonly trigger: ReactElement;
  /** It was asked for from the keyboard: the focus goes to its first item. */
  readonly startsAtFirst: boolean;
}

/** What can be done with the document; open from the start, since it is fetched when it is asked for. */
export default function DocumentMenu({ wordCount, download, trigger, startsAtFirst }: DocumentMenuProps) {
  const { t } = useTranslation('editor');
  const isCounting = useSelector(wordCount, (state) => state.hasTag('visible'));
  const list = useRef<HTMLDivElement>(null);

  // Radix only notices keyboard use from key presses after it is mounted.
  useEffect(() => {
    if (!startsAtFirst) return;
    const frame = requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [startsAtFirst]);

  return (
    <Menu ref={list} defaultOpen trigger={trigger}>
      <MenuItem icon={Download} onSelect={() => download.send({ type: 'open' })}>
        {t('download')}
      </MenuItem>
      <MenuItem icon={Hash} onSelect={() => wordCount.send({ type: 'toggle' })}>
        {t(isCounting ? 'hideWordCount' : 'showWordCount')}
      </MenuItem>
    </Menu>
  );
}
