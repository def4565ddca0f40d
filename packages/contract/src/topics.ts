/** Topic taxonomy for essay ideas (SPEC §1), as sent in `category` and `subCategory`. */
export const topics = {
  History: [
    'Ancient Civilizations',
    'Military Strategies',
    'Cultural Revolutions',
    'Historical Biographies',
    'Evolution of Governance',
  ],
  Science: [
    'Space Exploration',
    'Genetic Engineering',
    'Quantum Physics',
    'Climate Science',
    'Neuroscience Discoveries',
  ],
  Technology: [
    'Artificial Intelligence',
    'Cybersecurity',
    'Renewable Energy',
    'Blockchain Applications',
    'Human-Computer Interaction',
  ],
  Literature: [
    'Comparative Literature',
    'Postcolonial Themes',
    'Modernist Poetry',
    'Genre Studies',
    'Literary Movements',
  ],
  'Society & Culture': [
    'Social Media Impact',
    'Cultural Heritage',
    'Gender Studies',
    'Urbanization Trends',
    'Pop Culture Analysis',
  ],
  Education: [
    'Digital Literacy',
    'Special Education',
    'Educational Policy',
    'Teacher Training',
    'Curriculum Innovation',
  ],
  'Politics & Economics': [
    'Globalization Effects',
    'Economic Inequality',
    'Political Campaigns',
    'Trade Policies',
    'Public Administration',
  ],
  'Health & Wellness': [
    'Mental Health Awareness',
    'Nutrition Trends',
    'Disease Prevention',
    'Alternative Medicine',
    'Healthcare Systems',
  ],
  Environment: [
    'Sustainable Practices',
    'Biodiversity Preservation',
    'Renewable Resources',
    'Environmental Activism',
    'Urban Green Spaces',
  ],
} as const;

export type Topic = keyof typeof topics;
export type SubTopic = (typeof topics)[Topic][number];

export const isTopic = (name: string): name is Topic => Object.hasOwn(topics, name);
/** The nine categories in display order. */
export const topicNames: readonly Topic[] = Object.keys(topics).filter(isTopic);

const subTopics = new Map<string, Topic>(
  topicNames.flatMap((topic) => topics[topic].map((name) => [name, topic] as const)),
);
/** Whether a subcategory belongs to a category, both by their names in `topics`. */
export const isSubTopicOf = (name: string, category: string): name is SubTopic =>
  subTopics.has(name) && subTopics.get(name) === category;
