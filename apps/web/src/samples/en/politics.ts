import type { SampleEssay } from '@octavo/machines/samples';

export const politics: readonly SampleEssay[] = [
  {
    id: 'the-box',
    category: 'Politics & Economics',
    subCategory: 'Globalization Effects',
    type: 'classic',
    title: 'The box',
    paragraphs: [
      'On 26 April 1956 a converted tanker, the Ideal X, left Newark for Houston with fifty-eight metal boxes on its deck. The man behind it, Malcom McLean, owned lorries and disliked waiting in harbours. He had asked himself why every sack and barrel was carried from lorry to ship by hand, when one could lift the lorry’s whole body instead.',
      'The saving was enormous, but it did not come at once. Harbours had to buy cranes, railways had to change their wagons, and above all the boxes had to become alike; agreeing on their size and on the fittings at their corners took years of committees. Only then could a box packed in one country be opened in another without anybody touching what was inside.',
      'Whole trades disappeared from the waterfront, and old ports in the middle of cities fell silent while new ones grew where there was room. Goods that nobody would have shipped before became cheap to send around the world. We like to tell the history of globalization through treaties. A good part of it is the history of a standard corner.',
    ],
  },
  {
    id: 'a-line-and-a-curve',
    category: 'Politics & Economics',
    subCategory: 'Economic Inequality',
    type: 'critique',
    title: 'One number for a whole country',
    paragraphs: [
      'Line up everybody in a country from the poorest to the richest and add up their incomes as you walk along. If all were equal, the sum would grow as a straight line. It never does; it sags. The American economist Max Lorenz drew that curve in 1905, and a few years later the Italian Corrado Gini turned the size of the sag into a single number between nought and one.',
      'The number has great virtues. It can be compared over time and between countries, and it does not depend on money or language. It is also famously silent. Two countries may share the same value although in one the poor are very poor and in the other the rich are very rich; the curves differ, the area is the same.',
      'Nothing is wrong with a summary that leaves things out. All of them do. The fault begins when the summary is discussed as if it were the thing. Whoever quotes the number should show the curve beside it. It takes no more room, and it answers the next question.',
    ],
  },
  {
    id: 'the-price-of-bread',
    category: 'Politics & Economics',
    subCategory: 'Trade Policies',
    type: 'argumentative',
    title: 'Peel and the price of bread',
    paragraphs: [
      'The Corn Laws kept foreign grain out of Britain as long as home prices were low. They pleased those who owned land and cost everybody who ate bread. In 1846 they were repealed by Robert Peel, who led the party of the landowners and had been elected to defend the laws.',
      'He knew the price. Most of his own party voted against him, he won only with the votes of his opponents, and within weeks he was out of office. The Conservatives split and hardly governed alone for a generation. To his enemies he was a traitor, and in a narrow sense they were right: he did not do what he had promised.',
      'Yet a promise about a means differs from a promise about an end. Famine in Ireland and the arguments of a decade had persuaded Peel that the laws harmed the country which he had undertaken to serve. He said so, acted, and paid himself instead of letting others pay. A politician may change his mind. What we may demand is that he does it openly and accepts the bill.',
    ],
  },
  {
    id: 'whose-budget',
    category: 'Politics & Economics',
    subCategory: 'Public Administration',
    type: 'classic',
    title: 'A budget that anybody may read',
    paragraphs: [
      'In 1989 the Brazilian city of Porto Alegre began to let its inhabitants decide on part of what it spends. In every district there were assemblies, open to all, which listed what was missing: a sewer, a school, a paved street. Delegates turned the lists into a plan, by rules that everybody could check.',
      'The meetings were long, and they were not always fair. Those who had time came more often than those who had three jobs. But districts that had waited for decades for running water found that it was worth turning up, and officials found that people accept a “not this year” more easily when they have seen the sum.',
      'The idea has travelled to thousands of towns since then, often in a form so small that it decides on benches. That is a pity. The interesting part was never the voting, which a website can imitate. It was the moment at which a budget, the dullest paper of the city, was laid on a table in a school hall and had to be explained.',
    ],
  },
];
