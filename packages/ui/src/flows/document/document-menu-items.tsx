import type { ComponentType } from 'react';
import { DeletionItem } from '../deletion/deletion-item.tsx';
import { ImportReferencesItem } from '../citations/import-references-item.tsx';
import { DownloadItem } from '../download/download-item.tsx';
import { FindItem } from '../find/find-item.tsx';
import { GoalItem } from '../goal/goal-item.tsx';
import { RecordItem } from '../record/record-item.tsx';
import { TagsItem } from '../tags/tags-item.tsx';
import { VersionsItem } from '../versions/versions-item.tsx';
import { FocusModeItem, SerifTextItem, TypewriterItem } from '../preferences/mode-items.tsx';
import { WordCountItem } from '../preferences/word-count-item.tsx';

/** The items of the document's menu in order; each belongs to a flow. */
export const documentMenuItems: readonly ComponentType[] = [
  FindItem,
  TagsItem,
  VersionsItem,
  ImportReferencesItem,
  RecordItem,
  DownloadItem,
  FocusModeItem,
  TypewriterItem,
  SerifTextItem,
  GoalItem,
  WordCountItem,
  DeletionItem,
];
