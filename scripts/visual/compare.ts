import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export type Verdict =
  | { readonly kind: 'same' }
  | { readonly kind: 'changed'; readonly pixels: number }
  | { readonly kind: 'resized'; readonly before: string; readonly after: string }
  | { readonly kind: 'new' };

interface Pictures {
  readonly before: string;
  readonly after: string;
  /** Written only if the pictures differ. */
  readonly difference: string;
}

/** This many pixels of a scaled video frame may differ between two renderings of the same page. */
const rounded = 8;

/** Compares two pictures pixel by pixel; anti-aliasing counts, because both come from the same machine. */
export function compare({ before, after, difference }: Pictures): Verdict {
  if (!existsSync(before)) return { kind: 'new' };
  const bytes = [readFileSync(before), readFileSync(after)] as const;
  if (bytes[0].equals(bytes[1])) return { kind: 'same' };
  const [old, now] = [PNG.sync.read(bytes[0]), PNG.sync.read(bytes[1])];
  if (old.width !== now.width || old.height !== now.height) {
    return {
      kind: 'resized',
      before: `${old.width} × ${old.height}`,
      after: `${now.width} × ${now.height}`,
    };
  }
  const drawing = new PNG({ width: now.width, height: now.height });
  const options = { threshold: 0.05, includeAA: true };
  const pixels = pixelmatch(old.data, now.data, drawing.data, now.width, now.height, options);
  if (pixels <= rounded) return { kind: 'same' };
  mkdirSync(dirname(difference), { recursive: true });
  writeFileSync(difference, PNG.sync.write(drawing));
  return { kind: 'changed', pixels };
}
