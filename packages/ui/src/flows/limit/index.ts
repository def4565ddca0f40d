export { LimitNotice, type LimitNoticeProps } from './limit-notice.tsx';
