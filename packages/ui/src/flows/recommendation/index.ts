export { default as RecommendationDialog } from './recommendation.overlay.tsx';
