export { type FlowActors, type FlowName, Flows, type FlowsProps, useFlow } from './flows.tsx';
