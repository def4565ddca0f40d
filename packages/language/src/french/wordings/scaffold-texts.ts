import type { ScaffoldTexts } from '../../writing/scaffold-texts/scaffold-texts.ts';

export const fr: ScaffoldTexts = {
  conclusion: 'En conclusion\u00A0: {said} [Que faut-il en conclure, et pour qui\u00A0?]',
  introduction: {
    open: '[Commencez par un fait, un cas ou une question qui mène à\u00A0: {topic}.]',
    matter: '[Dites en une phrase pourquoi cela compte pour le lecteur.]',
    claim: 'L’idée principale de ce texte\u00A0: {claim}',
    noClaim: '[Énoncez la thèse que vous défendrez.]',
    steps: '[Nommez les deux ou trois étapes du texte.]',
  },
  opposing:
    'Un critique peut douter de l’affirmation {target}. [Nommez la plus forte raison de s’y opposer.] [Donnez la preuve ou le cas sur lequel le critique s’appuie.] [Dites ce qui devrait être vrai pour que le critique ait raison.]',
  noTarget: '[votre thèse]',
  point: '[Partez de\u00A0: {words}.]',
  depth:
    '[Pourquoi en est-il ainsi\u00A0?] [Quel exemple le montre le mieux\u00A0?] [Qu’est-ce que cela change pour l’ensemble\u00A0?] [Où cela cesse-t-il d’être vrai\u00A0?]',
  title:
    '{topic}\u00A0: [Dites ce que les mots du titre signifient ici.] [Quelle question le titre pose-t-il, et à qui\u00A0?] [Qu’en pense-t-on le plus souvent\u00A0?] [Que veut montrer ce texte à la place\u00A0?]',
  quoted: '«\u00A0{words}\u00A0»',
  untitled: '[Titre]',
  outline: [
    ['Introduction', '[Amenez le sujet, dites pourquoi il compte, énoncez votre thèse.]'],
    ['Premier point', '[Votre raison la plus forte, avec une preuve et son origine.]'],
    ['Deuxième point', '[Une autre raison, avec un exemple.]'],
    ['Objection et réponse', '[Ce que dirait un critique honnête, et ce que vous répondez.]'],
    ['Conclusion', '[Ce qui a été montré, et ce qui en découle.]'],
  ],
};
