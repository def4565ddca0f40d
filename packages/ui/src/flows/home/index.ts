export { Home, type HomeProps } from './home.tsx';
export { NewDocumentChoices, type NewDocumentChoicesProps } from './new-document-choices.tsx';
export { fetchEssaySamples } from '../samples/samples.tsx';
