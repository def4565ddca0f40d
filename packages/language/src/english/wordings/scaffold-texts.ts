import type { ScaffoldTexts } from '../../writing/scaffold-texts/scaffold-texts.ts';

export const en: ScaffoldTexts = {
  conclusion: 'To conclude: {said} [What follows from this, and for whom?]',
  introduction: {
    open: '[Open with a fact, a case or a question that leads to: {topic}.]',
    matter: '[Say in one sentence why it matters to the reader.]',
    claim: 'The main point of this text: {claim}',
    noClaim: '[State the claim that you will defend.]',
    steps: '[Name the two or three steps in which the text goes on.]',
  },
  opposing:
    'A critic may doubt the claim {target}. [Name the strongest reason against it.] [Give the evidence or the case on which the critic relies.] [Say what would have to be true for the critic to be right.]',
  noTarget: '[your main claim]',
  point: '[Go on from: {words}.]',
  depth:
    '[Why is it so?] [Which example shows it best?] [What does it change for the argument as a whole?] [Where does it stop being true?]',
  title:
    '{topic}: [Say what the words of the title mean here.] [Which question does the title raise, and who is concerned by it?] [What do most people think about it?] [What does this text want to show instead?]',
  quoted: '“{words}”',
  untitled: '[Title]',
  outline: [
    ['Introduction', '[Lead to the topic, say why it matters, state your claim.]'],
    ['First point', '[Your strongest reason, with evidence and where it comes from.]'],
    ['Second point', '[Another reason, with an example.]'],
    ['Objection and answer', '[What a fair critic would say, and what you answer.]'],
    ['Conclusion', '[What has been shown, and what follows from it.]'],
  ],
};
