import type { ComponentType } from 'react';
import { DownloadItem } from '../download/download-item.tsx';
import { TagsItem } from '../tags/tags-item.tsx';
import { WordCountItem } from '../preferences/word-count-item.tsx';

/** The items of the document's menu in their order; each belongs to a flow. */
export const documentMenuItems: readonly ComponentType[] = [TagsItem, DownloadItem, WordCountItem];
