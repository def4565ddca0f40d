import { type AnyExtension, Extension, type InputRule, inputRulesPlugin } from '@tiptap/core';

/** No rule of the schema ends in one of these. */
const completesNothing = /[\p{L}\p{M}\p{N}]$/u;

/**
 * Gives extensions without their input rules, and one that holds the rules of them all. Each extension would bring a
 * plugin, and each plugin would read the text before the caret with every key; one of them reads it where a rule can
 * be completed.
 */
export function gatherInputRules(extensions: readonly AnyExtension[]): AnyExtension[] {
  const rules: InputRule[] = [];
  const bare = extensions.map((extension) =>
    extension.extend({
      addInputRules() {
        rules.push(...(this.parent?.() ?? []));
        return [];
      },
    }),
  );
  const gathered = Extension.create({
    name: 'gatheredInputRules',
    addProseMirrorPlugins() {
      const plugin = inputRulesPlugin({ editor: this.editor, rules });
      const { handleTextInput } = plugin.props;
      plugin.props.handleTextInput = function handle(view, from, to, text, insert) {
        if (completesNothing.test(text)) return false;
        return handleTextInput?.call(plugin, view, from, to, text, insert);
      };
      return [plugin];
    },
  });
  return [...bare, gathered];
}
