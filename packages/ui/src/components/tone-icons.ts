import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';

/** The icon for each tone of a message, so that colour is never the only cue. */
export const toneIcons = {
  neutral: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} as const;

export type Tone = keyof typeof toneIcons;
