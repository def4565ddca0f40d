import { type AnyActorRef, type AnyEventObject, fromCallback } from 'xstate';

/** What a child emits as its parent hears it: `missing` of `document` is `document.missing`. */
export type Relayed<Name extends string, Emitted extends { readonly type: string }> = Emitted extends unknown
  ? Omit<Emitted, 'type'> & { readonly type: `${Name}.${Emitted['type']}` }
  : never;

/** Passes what the actor `from` emits on to its parent, with `name` in front of the event's type. */
export const relay = fromCallback<
  AnyEventObject,
  { readonly from: AnyActorRef; readonly name: string },
  AnyEventObject
>(({ input: { from, name }, sendBack }) => {
  const subscription = from.on('*', (event) => sendBack({ ...event, type: `${name}.${event.type}` }));
  return () => subscription.unsubscribe();
});
