import type { InstallPlace } from '@octavo/machines/install';
import {
  CircleCheck,
  EllipsisVertical,
  type LucideIcon,
  Menu,
  MonitorDown,
  Share,
  SquarePlus,
} from 'lucide-react';

/** What to press at each step, as it looks on the device; the words are in the texts. */
export const installIcons = {
  iosSafari: [Share, SquarePlus, CircleCheck],
  iosOther: [Share, SquarePlus, CircleCheck],
  androidChrome: [EllipsisVertical, SquarePlus, CircleCheck],
  androidFirefox: [EllipsisVertical, SquarePlus, CircleCheck],
  androidSamsung: [Menu, SquarePlus, CircleCheck],
  macSafari: [Share, SquarePlus, CircleCheck],
  desktopChrome: [MonitorDown, CircleCheck],
  desktopEdge: [MonitorDown, CircleCheck],
  // Firefox on the desktop cannot install pages.
  desktopFirefox: [],
} as const satisfies Record<InstallPlace, readonly LucideIcon[]>;
