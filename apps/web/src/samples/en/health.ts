import type { SampleEssay } from '@octavo/machines/samples';

export const health: readonly SampleEssay[] = [
  {
    id: 'the-word-fine',
    category: 'Health & Wellness',
    subCategory: 'Mental Health Awareness',
    type: 'memoir',
    title: 'The word “fine”',
    paragraphs: [
      'In my second winter at university I answered the question how I was with “fine” about ten times a day. I said it on the stairs and in the laundry, and I said it on the phone to my mother, who asked twice because she had heard something in the first one.',
      'I was not in danger. I simply no longer did things. The plants went first, then the running shoes, then breakfast. Each of them had a reason, and no reason was large enough to mention. What helped was embarrassingly small. My neighbour, who borrowed my printer, said: “You look tired. I mean for weeks.” It was not a question, so I could not say “fine”.',
      'Two days later I sat in the counselling office, where a calm woman asked about the plants. It took until spring. I have one habit left from that time. When people tell me that they are fine, I no longer ask whether they are sure. I say what I have seen, and then I wait. Most people are fine. A few put the bag down.',
    ],
  },
  {
    id: 'the-handle',
    category: 'Health & Wellness',
    subCategory: 'Disease Prevention',
    type: 'classic',
    title: 'The handle of the pump',
    paragraphs: [
      'When cholera broke out in Soho in 1854, most doctors in London blamed bad air. John Snow blamed water, and he had no microscope that could show why. What he had was a list of addresses.',
      'He went from door to door and marked the deaths on a map. They lay thick around a pump in Broad Street and grew rarer the nearer another pump was. The exceptions were even better. A brewery close by had lost nobody; its men drank beer and water from a well of their own. A widow far away in Hampstead had died; she liked the taste of the Broad Street water and had it sent to her.',
      'The parish removed the handle of the pump. The outbreak was already fading by then, as Snow himself admitted, and years passed before his explanation was generally believed. His method did not have to wait. Count cases, draw where they are, and look hardest at those that do not fit: much of what protects us today began as a walk through one neighbourhood with a notebook.',
    ],
  },
  {
    id: 'two-roads-to-the-doctor',
    category: 'Health & Wellness',
    subCategory: 'Healthcare Systems',
    type: 'compare and contrast',
    title: 'Two roads to the doctor',
    paragraphs: [
      'Germany began to insure workers against sickness in 1883, under a chancellor who wanted to keep them from voting for socialists. Britain opened its National Health Service in 1948, under a minister who was one. Both countries promise care to nearly everybody, and they get there by different roads.',
      'In Germany employers and employees pay contributions to one of many funds, which buy care from doctors and hospitals that they do not own. In Britain the money comes mainly from taxes, and most hospitals are public. A German patient can usually go straight to a specialist and receives, in return, a system that is costly and hard to steer. A British patient sees a general practitioner first; the service spends less, and people wait longer.',
      'Each side likes to point at the other’s weakness. But the older history shows that the two have answered the same question. Nobody chooses when to fall ill, so somebody must pay on the days when it happens to others. Whether that is called a contribution or a tax matters less than that it is never optional.',
    ],
  },
];
