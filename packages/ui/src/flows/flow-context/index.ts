export { type FlowActors, type FlowName, Flows, type FlowsProps, useFlow, useFlowIf } from './flows.tsx';
