import { type AnyExtension, Extension, type InputRule, inputRulesPlugin } from '@tiptap/core';

/** No input rule of the schema ends with one of these characters. */
const completesNothing = /[\p{L}\p{M}\p{N}]$/u;

/**
 * Returns the extensions without their input rules, and one extension with all of them. Otherwise each extension would
 * add a plugin that reads the text before the caret on every key; this one reads it only where a rule can match.
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
