export { MailSent, type MailSentProps } from './mail-sent.tsx';
