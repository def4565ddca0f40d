import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';

/** The sign of each tone of a message, wherever it stands: what is said by a colour is said by a form as well. */
export const toneIcons = {
  neutral: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} as const;

export type Tone = keyof typeof toneIcons;
