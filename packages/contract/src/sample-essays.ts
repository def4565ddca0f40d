import type { EssayType } from './essay-options.ts';
import type { SubTopic, Topic } from './topics.ts';

/**
 * The sample essays (SPEC §9) in the order of their slider; neighbours are from different fields. The locale files hold
 * their titles and texts under these ids.
 */
export const sampleEssays = [
  { id: 'dome-without-steel', category: 'History', subCategory: 'Ancient Civilizations', type: 'classic' },
  {
    id: 'postcards-from-the-edge',
    category: 'Science',
    subCategory: 'Space Exploration',
    type: 'persuasive',
  },
  {
    id: 'a-game-not-a-test',
    category: 'Technology',
    subCategory: 'Artificial Intelligence',
    type: 'critique',
  },
  {
    id: 'two-antigones',
    category: 'Literature',
    subCategory: 'Comparative Literature',
    type: 'compare and contrast',
  },
  { id: 'a-thumb', category: 'Society & Culture', subCategory: 'Social Media Impact', type: 'persuasive' },
  { id: 'leave-the-page', category: 'Education', subCategory: 'Digital Literacy', type: 'persuasive' },
  { id: 'the-box', category: 'Politics & Economics', subCategory: 'Globalization Effects', type: 'classic' },
  {
    id: 'the-word-fine',
    category: 'Health & Wellness',
    subCategory: 'Mental Health Awareness',
    type: 'memoir',
  },
  {
    id: 'wolves-and-a-good-story',
    category: 'Environment',
    subCategory: 'Biodiversity Preservation',
    type: 'critique',
  },
  {
    id: 'art-of-not-fighting',
    category: 'History',
    subCategory: 'Military Strategies',
    type: 'argumentative',
  },
  {
    id: 'scissors-and-permission',
    category: 'Science',
    subCategory: 'Genetic Engineering',
    type: 'argumentative',
  },
  { id: 'the-worm-of-1988', category: 'Technology', subCategory: 'Cybersecurity', type: 'argumentative' },
  { id: 'cutting-the-waste-land', category: 'Literature', subCategory: 'Modernist Poetry', type: 'critique' },
  {
    id: 'a-copy-of-warsaw',
    category: 'Society & Culture',
    subCategory: 'Cultural Heritage',
    type: 'argumentative',
  },
  { id: 'six-dots', category: 'Education', subCategory: 'Special Education', type: 'classic' },
  {
    id: 'a-line-and-a-curve',
    category: 'Politics & Economics',
    subCategory: 'Economic Inequality',
    type: 'critique',
  },
  { id: 'the-handle', category: 'Health & Wellness', subCategory: 'Disease Prevention', type: 'classic' },
  { id: 'seven-trees', category: 'Environment', subCategory: 'Environmental Activism', type: 'classic' },
  { id: 'loud-little-books', category: 'History', subCategory: 'Cultural Revolutions', type: 'classic' },
  { id: 'one-particle-at-a-time', category: 'Science', subCategory: 'Quantum Physics', type: 'classic' },
  {
    id: 'ninety-minutes',
    category: 'Technology',
    subCategory: 'Human-Computer Interaction',
    type: 'classic',
  },
  { id: 'who-tells-it', category: 'Literature', subCategory: 'Postcolonial Themes', type: 'argumentative' },
  {
    id: 'more-than-half',
    category: 'Society & Culture',
    subCategory: 'Urbanization Trends',
    type: 'classic',
  },
  { id: 'the-first-lesson', category: 'Education', subCategory: 'Teacher Training', type: 'memoir' },
  {
    id: 'the-price-of-bread',
    category: 'Politics & Economics',
    subCategory: 'Trade Policies',
    type: 'argumentative',
  },
  {
    id: 'two-roads-to-the-doctor',
    category: 'Health & Wellness',
    subCategory: 'Healthcare Systems',
    type: 'compare and contrast',
  },
  {
    id: 'shade-is-a-service',
    category: 'Environment',
    subCategory: 'Urban Green Spaces',
    type: 'persuasive',
  },
  {
    id: 'notes-longer-than-the-text',
    category: 'History',
    subCategory: 'Historical Biographies',
    type: 'critique',
  },
  { id: 'the-curve-on-the-mountain', category: 'Science', subCategory: 'Climate Science', type: 'classic' },
  {
    id: 'whose-budget',
    category: 'Politics & Economics',
    subCategory: 'Public Administration',
    type: 'classic',
  },
] as const satisfies readonly {
  readonly id: string;
  readonly category: Topic;
  readonly subCategory: SubTopic;
  readonly type: EssayType;
}[];

export type SampleEssay = (typeof sampleEssays)[number];
