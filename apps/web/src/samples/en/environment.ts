import type { SampleEssay } from '@octavo/machines/samples';

export const environment: readonly SampleEssay[] = [
  {
    id: 'wolves-and-a-good-story',
    category: 'Environment',
    subCategory: 'Biodiversity Preservation',
    type: 'critique',
    title: 'Wolves and a very good story',
    paragraphs: [
      'In 1995 and 1996 thirty-one wolves from Canada were set free in Yellowstone, where the last ones had been killed some seventy years before. What followed has become a favourite tale. The wolves hunted the elk, the elk left the valleys, the willows grew again, beavers came back, and in the end even the rivers changed their course.',
      'Parts of it are well supported. There are fewer elk, and in many places there is more willow. But bears, hunters and dry summers also reduced the herds, and where the beavers had gone the streams had cut themselves so deep that young trees no longer reached water, wolves or not. Ecologists still argue about how much each cause explains.',
      'The short version does harm in a quiet way. It suggests that a broken landscape is a machine from which one part is missing, and that it will start again once the part is put back. The wolves deserve their valley without having to perform miracles. And the slower lesson is worth more: it is far easier to keep a web of life than to tie it again.',
    ],
  },
  {
    id: 'seven-trees',
    category: 'Environment',
    subCategory: 'Environmental Activism',
    type: 'classic',
    title: 'It began with seven trees',
    paragraphs: [
      'On World Environment Day in 1977 Wangari Maathai, a professor of veterinary anatomy, planted seven trees in a park in Nairobi. Women from the country had told her what they lacked: firewood, clean water, food for their animals. She noticed that behind each of these stood the same loss.',
      'The Green Belt Movement that grew from this paid women a small sum for every seedling that survived. That condition was its quiet genius. Anybody can plant a tree; the money was for looking after it. Tens of millions have been grown in this way, and those who grew them learnt at the same time how to run a nursery, keep accounts and speak at a meeting.',
      'This last skill alarmed the government more than the trees did. Maathai was beaten and arrested for defending a public park and a forest against private building. In 2004 she became the first African woman to receive the Nobel Peace Prize. Some asked what trees had to do with peace. Her life’s answer was that people who care for a place begin to ask who owns it.',
    ],
  },
  {
    id: 'shade-is-a-service',
    category: 'Environment',
    subCategory: 'Urban Green Spaces',
    type: 'persuasive',
    title: 'Shade is a public service',
    paragraphs: [
      'On a hot afternoon two streets of the same city can differ by several degrees. One has old trees, the other has parked cars. The people in the first street did not earn their coolness; somebody planted it for them, two or three generations ago. The people in the second pay for the lack of it, with fans, with sleepless nights, and some of the old and ill with more.',
      'Cities treat water, light and streets as services that everybody is owed. Shade they treat as decoration, planted where there happens to be money or a committee. It should be moved to the other list. That would mean a map of where it is missing, a duty to plant there first, and a budget for watering in the third dry summer, when nobody comes to take a picture any more.',
      'The objection is that trees take decades. This is true, and it is the reason to begin where they are needed most. Somebody in that second street, seventy years from now, will not have earned it either.',
    ],
  },
];
