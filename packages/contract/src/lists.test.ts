import { expect, test } from 'vitest';
import { citationStyles, citationStylesFor } from './citation-styles.ts';
import { academicLevels, essayTypes, essayWordCount, ideasPerBatch } from './essay-options.ts';
import { topicNames, topics } from './topics.ts';

// The lists of SPEC §1 and §9, repeated here so that an accidental change to one of them fails.

test.each([
  ['US', 'APA 7, MLA 9, Chicago, IEEE'],
  ['CA', 'APA 7, MLA 9, Chicago, Harvard'],
  ['FR', 'Harvard, ISO 690, APA 7, Chicago'],
  ['ES', 'Harvard, APA 7, Vancouver, ISO 690'],
  ['DE', 'Harvard, APA 7, ISO 690, DIN 1505'],
  ['JP', 'Harvard, APA 7, IEEE, JIS'],
  ['IT', 'Harvard, APA 7, Chicago, ISO 690'],
  ['PT', 'Harvard, APA 7, ISO 690, Vancouver'],
  ['TR', 'APA 7, Harvard, Chicago, IEEE'],
  ['IN', 'APA 7, Harvard, IEEE, Chicago'],
  ['PH', 'APA 7, Harvard, IEEE, Chicago'],
  ['ID', 'APA 7, Harvard, IEEE, Vancouver'],
])('the styles of %s', (country, styles) => {
  expect(citationStylesFor(country).join(', ')).toBe(styles);
});

test('the nine formats, the default first', () => {
  expect(citationStyles.join(', ')).toBe(
    'APA 7, MLA 9, Harvard, IEEE, Chicago, ISO 690, Vancouver, DIN 1505, JIS',
  );
});

test('nine categories in their order, with five subcategories each', () => {
  expect(topicNames.map((name) => `${name}: ${topics[name].join(', ')}`)).toEqual([
    'History: Ancient Civilizations, Military Strategies, Cultural Revolutions, Historical Biographies, Evolution of Governance',
    'Science: Space Exploration, Genetic Engineering, Quantum Physics, Climate Science, Neuroscience Discoveries',
    'Technology: Artificial Intelligence, Cybersecurity, Renewable Energy, Blockchain Applications, Human-Computer Interaction',
    'Literature: Comparative Literature, Postcolonial Themes, Modernist Poetry, Genre Studies, Literary Movements',
    'Society & Culture: Social Media Impact, Cultural Heritage, Gender Studies, Urbanization Trends, Pop Culture Analysis',
    'Education: Digital Literacy, Special Education, Educational Policy, Teacher Training, Curriculum Innovation',
    'Politics & Economics: Globalization Effects, Economic Inequality, Political Campaigns, Trade Policies, Public Administration',
    'Health & Wellness: Mental Health Awareness, Nutrition Trends, Disease Prevention, Alternative Medicine, Healthcare Systems',
    'Environment: Sustainable Practices, Biodiversity Preservation, Renewable Resources, Environmental Activism, Urban Green Spaces',
  ]);
});

test('levels, types, words and batches of an essay', () => {
  expect(academicLevels.join(', ')).toBe(
    "high school, undergraduate, master's degree, doctoral degree, professional",
  );
  expect(essayTypes.join(', ')).toBe(
    'classic, compare and contrast, argumentative, persuasive, critique, memoir',
  );
  expect(essayWordCount).toEqual({ min: 50, max: 5000, step: 50, default: 500 });
  expect(ideasPerBatch).toBe(3);
});
