export { PlanBadge, type PlanBadgeProps } from './plan-badge.tsx';
