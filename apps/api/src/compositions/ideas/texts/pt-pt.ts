import type { ThesisTexts } from './thesis-texts.ts';

export const ptPT: ThesisTexts = [
  'Embora [opinião corrente], o tema «{topic}» compreende-se melhor como [o seu ponto de vista], porque [razão].',
  'O debate sobre «{topic}» tem menos que ver com [o que todos veem] do que com [o que está em causa].',
  'Quando se trata de «{topic}», [vantagem] pesa mais do que [desvantagem], desde que [condição].',
  'O que decide na questão «{topic}» não é [explicação habitual], mas sim [causa esquecida].',
  'Sobre «{topic}», tanto [grupo] como [outro grupo] têm razões válidas, mas só [solução] serve ambos.',
  'O tema «{topic}» merece [mais ou menos] atenção do que recebe, como mostra [exemplo].',
  'Se [condição], aquilo a que se chama «{topic}» levará a [consequência]; [prova] aponta nesse sentido.',
  'Quanto a «{topic}», a razão mais forte é [razão]; a objeção [objeção] não basta para a afastar.',
  'Ao longo de [período], aquilo a que se chama «{topic}» mudou [quem ou o quê] mais profundamente do que [opinião corrente] admite.',
];
