import type { SampleEssay } from '@octavo/machines/samples';

export const education: readonly SampleEssay[] = [
  {
    id: 'leave-the-page',
    category: 'Education',
    subCategory: 'Digital Literacy',
    type: 'persuasive',
    title: 'Teach them to leave the page',
    paragraphs: [
      'Most of us were taught to judge a source by looking at it closely. Is there an author, a date, an address that ends in the right letters? The advice is honest, and it is out of date. A page that wants to deceive has long since learnt to look the part.',
      'People who check facts for a living read otherwise. They hardly look at an unknown site before they open a new tab and ask what others say about it: who pays for it, who has quoted it, who has caught it out. They read less of the page, and know more about it, within a minute or two.',
      'This can be taught. It needs no software, only the habit of asking sideways before reading downwards, and pupils can practise it with real examples instead of invented ones. It also takes a weight off their shoulders. Nobody can be an expert in everything that they read. Everybody can find out, quickly and politely, who the expert is.',
    ],
  },
  {
    id: 'six-dots',
    category: 'Education',
    subCategory: 'Special Education',
    type: 'classic',
    title: 'Six dots',
    paragraphs: [
      'Louis Braille lost his sight as a small child, after an accident in his father’s workshop near Paris. At the school for blind children there were books: huge ones, with Latin letters pressed into the paper from behind. They were made by people who could see, and they were meant to look like books.',
      'Braille began with another idea, a code of raised dots that an officer had proposed for messages at night. He reduced it until each sign lay under one fingertip, and by 1829 he had published a system for words and music. It did not resemble print at all. That was its strength: it was made for touch, it was fast, and one could write it as well as read it.',
      'His own school took years to accept it officially, since teachers had to learn what their pupils already knew. The lesson is older than its century. Help that is designed to please the helper makes people readers at best. Help that starts from those who need it makes them writers.',
    ],
  },
  {
    id: 'the-first-lesson',
    category: 'Education',
    subCategory: 'Teacher Training',
    type: 'memoir',
    title: 'The first lesson',
    paragraphs: [
      'I had prepared for three weeks. The lesson on fractions had a warm-up, two pieces of group work and a story about pizza that had made my flatmates laugh. Twenty-six faces looked at me, and after four minutes I had used all of it.',
      'What I remember is the silence, and then a girl in the second row who said, quite kindly, “You can ask us something.” So I did. I asked who had ever shared anything unfairly. Hands went up everywhere. A boy had once cut a cake for three people into two halves and called the third half his own. We spent the rest of the hour on that cake, and nobody mentioned pizza.',
      'My mentor had sat at the back and taken notes. She showed me the page afterwards. It said, at the top, “4 minutes: teaching”, and below, with an arrow, “36 minutes: learning”. I have kept it. I still prepare too much. But I have learnt to leave the third half free for somebody in the second row.',
    ],
  },
];
