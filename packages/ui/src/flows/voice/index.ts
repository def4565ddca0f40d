export { VoiceButton, type VoiceButtonProps } from './voice-button.tsx';
export { VoiceRefused, type VoiceRefusedProps } from './voice-refused.tsx';
