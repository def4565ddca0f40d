import { type AnyActorRef, type AnyEventObject, fromCallback } from 'xstate';

/** What a flow emits about a dialog of its own, and what its parents pass on to the overlay. */
const commands = {
  opened: 'overlay.open',
  offered: 'overlay.offer',
  closed: 'overlay.close',
} as const;

type OfDialog = keyof typeof commands;
type Command = (typeof commands)[OfDialog];

/** A dialog opens, waits for its turn, or closes: the same for the overlay and for every parent on the way there. */
export type OverlayCommand<Dialog extends string, Types extends Command = Command> = {
  readonly [Type in Types]: { readonly type: Type; readonly name: Dialog };
}[Types];

interface Emits {
  readonly type: string;
}

/** The dialogs of a flow named `Name`: the one of its name, unless its events say which. */
export type DialogOf<Name extends string, Emitted extends Emits> = Emitted extends Emits
  ? string extends Emitted['type']
    ? never
    : Extract<Emitted['type'], 'opened' | 'offered'> extends never
      ? never
      : Emitted extends { readonly name: infer Dialog extends string }
        ? Dialog
        : Name
  : never;

/** What is not about a dialog. */
type Other<Type extends string> = string extends Type ? never : Exclude<Type, OfDialog | Command>;

/** A child's other events as its parent receives them: `missing` of `document` becomes `document.missing`. */
export type Relayed<Name extends string, Emitted extends Emits> = Emitted extends Emits
  ? {
      readonly [Type in Other<Emitted['type']>]: Omit<Emitted, 'type'> & {
        readonly type: `${Name}.${Type}`;
      };
    }[Other<Emitted['type']>]
  : never;

const isOfDialog = (type: string): type is OfDialog => type in commands;
const isCommand = (type: string) => Object.values<string>(commands).includes(type);

/**
 * Forwards the events of the actor `from` to its parent, prefixing their types with `name`. `opened`, `offered` and
 * `closed` become commands to the overlay instead, and such commands are passed on as they are.
 */
export const relay = fromCallback<
  AnyEventObject,
  { readonly from: AnyActorRef; readonly name: string },
  AnyEventObject
>(({ input: { from, name }, sendBack }) => {
  const subscription = from.on('*', (event) => {
    const { type } = event;
    if (isOfDialog(type)) sendBack({ name, ...event, type: commands[type] });
    else sendBack(isCommand(type) ? event : { ...event, type: `${name}.${type}` });
  });
  return () => subscription.unsubscribe();
});
