import model from 'wink-eng-lite-web-model';
import winkNLP from 'wink-nlp';

/** English sentence and token analysis, loaded when it is first needed (about 50 ms). */
let loaded: ReturnType<typeof winkNLP> | undefined;

export const wink = (): ReturnType<typeof winkNLP> => (loaded ??= winkNLP(model, ['sbd', 'pos']));
