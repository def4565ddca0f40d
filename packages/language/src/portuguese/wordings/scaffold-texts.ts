import type { ScaffoldTexts } from '../../writing/scaffold-texts/scaffold-texts.ts';

export const pt: ScaffoldTexts = {
  conclusion: 'Em conclusão: {said} [O que decorre daqui, e para quem?]',
  introduction: {
    open: '[Comece com um facto, um caso ou uma pergunta que conduza a: {topic}.]',
    matter: '[Diga numa frase porque é que isso importa a quem lê.]',
    claim: 'A ideia principal deste texto: {claim}',
    noClaim: '[Enuncie a tese que vai defender.]',
    steps: '[Indique os dois ou três passos do texto.]',
  },
  opposing:
    'Pode duvidar-se da afirmação {target}. [Indique a razão mais forte contra ela.] [Dê a prova ou o caso em que a crítica se apoia.] [Diga o que teria de ser verdade para a crítica ter razão.]',
  noTarget: '[a sua tese]',
  point: '[Parta de: {words}.]',
  depth:
    '[Porque é assim?] [Que exemplo o mostra melhor?] [O que muda isto no conjunto do argumento?] [Onde deixa de ser verdade?]',
  title:
    '{topic}: [Diga o que as palavras do título significam aqui.] [Que pergunta levanta o título, e a quem diz respeito?] [O que pensa a maioria das pessoas?] [O que quer este texto mostrar em vez disso?]',
  quoted: '«{words}»',
  untitled: '[Título]',
  outline: [
    ['Introdução', '[Conduza ao tema, diga porque importa, enuncie a sua tese.]'],
    ['Primeiro ponto', '[A sua razão mais forte, com uma prova e a sua origem.]'],
    ['Segundo ponto', '[Outra razão, com um exemplo.]'],
    ['Objeção e resposta', '[O que diria uma crítica justa e o que responde.]'],
    ['Conclusão', '[O que foi mostrado e o que daí decorre.]'],
  ],
};
