import { type AnyActorRef, type AnyEventObject, fromCallback } from 'xstate';

/** A child's events as its parent receives them: `missing` of `document` becomes `document.missing`. */
export type Relayed<Name extends string, Emitted extends { readonly type: string }> = Emitted extends unknown
  ? Omit<Emitted, 'type'> & { readonly type: `${Name}.${Emitted['type']}` }
  : never;

/** Forwards the events of the actor `from` to its parent, prefixing their types with `name`. */
export const relay = fromCallback<
  AnyEventObject,
  { readonly from: AnyActorRef; readonly name: string },
  AnyEventObject
>(({ input: { from, name }, sendBack }) => {
  const subscription = from.on('*', (event) => sendBack({ ...event, type: `${name}.${event.type}` }));
  return () => subscription.unsubscribe();
});
