import { Download, Footprints, History, type LucideIcon, Share2, Tag, Target } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Namespace } from '../../namespaces.ts';
import type { ShortcutId } from '../../shortcuts/index.ts';
import { ImportReferencesItem } from '../citations/import-references-item.tsx';
import { DeletionItem } from '../deletion/deletion-item.tsx';
import { FindItem } from '../find/find-item.tsx';
import { FocusModeItem, SerifTextItem, TypewriterItem } from '../preferences/mode-items.tsx';
import { WordCountItem } from '../preferences/word-count-item.tsx';
import { DialogItem, type DialogOfMenu } from './dialog-item.tsx';

export interface DocumentMenuItem {
  readonly item: ReactElement;
  /** The namespace that it takes its texts from. */
  readonly texts: Namespace;
}

const opens = (of: DialogOfMenu, icon: LucideIcon, keys?: ShortcutId): DocumentMenuItem => ({
  item: <DialogItem of={of} icon={icon} keys={keys} />,
  texts: of,
});

/** The items of the document's menu in order, a line between the groups; each item belongs to a flow. */
export const documentMenuItems: readonly (readonly DocumentMenuItem[])[] = [
  [{ item: <FindItem />, texts: 'find' }, opens('links', Share2), opens('download', Download, 'download')],
  [
    opens('tags', Tag, 'editTags'),
    opens('versions', History),
    opens('record', Footprints),
    { item: <ImportReferencesItem />, texts: 'citations' },
  ],
  [opens('goal', Target, 'wordGoal'), { item: <WordCountItem />, texts: 'preferences' }],
  [
    { item: <FocusModeItem />, texts: 'preferences' },
    { item: <TypewriterItem />, texts: 'preferences' },
    { item: <SerifTextItem />, texts: 'preferences' },
  ],
  [{ item: <DeletionItem />, texts: 'deletion' }],
];
