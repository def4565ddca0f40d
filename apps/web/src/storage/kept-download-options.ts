import type { DownloadOptions } from '@octavo/contract';
import {
  fileCitations,
  fileTypes,
  fonts,
  fontSizeBounds,
  marginBounds,
  pageSizes,
} from '@octavo/contract/download-options';
import { keep, kept } from './local-storage.ts';

const key = 'download_options';

/** The options of the last download that are still valid. */
export function keptDownloadOptions(): Partial<DownloadOptions> {
  const fields = parsed(kept(key));
  const options = {
    fileType: fileTypes.find((one) => one === fields['fileType']),
    pageSize: pageSizes.find((one) => one === fields['pageSize']),
    font: fonts.find((one) => one === fields['font']),
    citations: fileCitations.find((one) => one === fields['citations']),
    margin: within(marginBounds, fields['margin']),
    sectionLabels: fields['sectionLabels'] === true ? true : undefined,
    comments: fields['comments'] === true ? true : undefined,
    fontSize: within(fontSizeBounds, fields['fontSize']),
  };
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

export function keepDownloadOptions(options: DownloadOptions): void {
  keep(key, JSON.stringify(options));
}

function within({ min, max }: { min: number; max: number }, value: unknown): number | undefined {
  return typeof value === 'number' && value >= min && value <= max ? value : undefined;
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
