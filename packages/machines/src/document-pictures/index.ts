import type { ActorRefFrom } from 'xstate';
import type { documentPicturesMachine } from './document-pictures.machine.ts';

export { documentPicturesMachine } from './document-pictures.machine.ts';
export type * from './document-pictures.types.ts';
export type DocumentPicturesActor = ActorRefFrom<typeof documentPicturesMachine>;
