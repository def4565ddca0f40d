export { Calendar, type CalendarProps, type Weekday } from './calendar.tsx';
export type { CalendarLabels } from './calendar-texts.ts';
export { countDays } from './calendar-day.ts';
