import type { SampleEssay } from '@octavo/machines/samples';

export const literature: readonly SampleEssay[] = [
  {
    id: 'two-antigones',
    category: 'Literature',
    subCategory: 'Comparative Literature',
    type: 'compare and contrast',
    title: 'Two Antigones',
    paragraphs: [
      'Sophocles’ Antigone buries her brother because the gods demand it. When King Creon asks whether she knew that it was forbidden, she answers that his edict is not strong enough to overrule unwritten laws that live for ever. The conflict is between two duties, and both of them speak aloud.',
      'Jean Anouilh’s Antigone, first played in occupied Paris in 1944, has no gods left. Her Creon is tired, clever and almost kind; he shows her that the funeral is a comedy of politics and that her brothers were not worth it. He wins every argument. She dies all the same, for the right to say no, and by then she hardly knows to what.',
      'Both plays end with the same bodies. What changes is where the meaning lies. In Athens the spectators know that Antigone is right, and watch a ruler learn it too late. In Paris they were left to decide whether a refusal without reasons is the purest kind or the emptiest. The censors, it is said, liked Creon’s speeches. The audience listened to the silence after them.',
    ],
  },
  {
    id: 'cutting-the-waste-land',
    category: 'Literature',
    subCategory: 'Modernist Poetry',
    type: 'critique',
    title: 'What Pound crossed out',
    paragraphs: [
      'The Waste Land, published in 1922, is a poem that seems to have been assembled from pieces. The typescript shows that this is nearly the truth. T. S. Eliot gave a much longer draft to Ezra Pound, who struck out whole pages: an opening scene of a night out in Boston, a long parody in couplets, most of a sea voyage.',
      'What was lost were mainly the passages that explained or entertained. What was left are the leaps: from a lilac to a memory of the mountains, from a pub at closing time to Ophelia’s farewell. The cuts did not make the poem obscure. They removed the guide who would have stood beside it and talked.',
      'One may regret the comedy. Yet the result teaches something about difficulty. A reader who meets the poem without notes hears voices, each of them clear, and has to supply the room in which they speak. Eliot later dedicated it to Pound as “il miglior fabbro”, the better craftsman. Seldom has an editor been thanked so well for making something shorter.',
    ],
  },
  {
    id: 'who-tells-it',
    category: 'Literature',
    subCategory: 'Postcolonial Themes',
    type: 'argumentative',
    title: 'The last paragraph of Things Fall Apart',
    paragraphs: [
      'Chinua Achebe’s novel of 1958 spends almost all of its length inside Umuofia. We learn when yams are planted, how a court of masked elders decides a quarrel, what a proverb is for. Okonkwo, proud and afraid, becomes as large and as faulty as any hero of tragedy.',
      'Then, on the last page, the view changes. A British official looks at Okonkwo’s body and thinks about the book that he is writing. The man might make a chapter, he reflects; or perhaps not a whole chapter, but a reasonable paragraph. He has chosen his title already: The Pacification of the Primitive Tribes of the Lower Niger.',
      'The paragraph is the whole argument of the novel in small. We have just lived for years in a village, and we watch it shrink to a note in somebody else’s story. Achebe does not have to say that the official is wrong; every page before this one says it. He does not answer a false picture with an accusation. He answers it with a village, and then lets us see the false picture being drawn.',
    ],
  },
];
