export { SessionGate, type SessionGateProps } from './session-gate.tsx';
