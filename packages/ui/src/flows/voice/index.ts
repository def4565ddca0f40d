export { VoiceTyping } from './voice-typing.tsx';
