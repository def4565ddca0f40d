export { SignupOffer, type SignupOfferProps } from './signup-offer.tsx';
