import type { WritingMode } from '@octavo/contract';
import { File, GraduationCap, Lightbulb } from 'lucide-react';
import { Icon } from '../../components/icon/index.ts';

const icons = { blank: File, brainstorm: Lightbulb, essay: GraduationCap } as const;

/** The icon of a writing mode, shown next to its name. */
export function ModeIcon({ mode, size = 14 }: { readonly mode: WritingMode; readonly size?: 14 | 18 }) {
  return <Icon of={icons[mode]} size={size} />;
}
