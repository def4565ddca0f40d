export { BrowserModel } from './browser-model.tsx';
export { BrowserModelOffer, type BrowserModelOfferProps } from './browser-model-offer.tsx';
export { useBrowserWrites } from './use-browser-writes.ts';
