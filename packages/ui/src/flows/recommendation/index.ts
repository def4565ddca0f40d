export { default as RecommendationDialog } from './recommendation-dialog.tsx';
