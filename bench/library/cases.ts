/** The imports of a page for one part of one library. */
interface Case {
  readonly part: string;
  readonly library: string;
  /** A module that imports the part and nothing else. */
  readonly code: string;
  /** The style sheets that its documentation says to load. */
  readonly styles: readonly string[];
}

/** The libraries compared with ours, in the measured versions. */
export const others: Readonly<Record<string, string>> = {
  '@base-ui/react': '1.9.0',
  '@blocknote/core': '0.55.0',
  '@blocknote/mantine': '0.55.0',
  '@blocknote/react': '0.55.0',
  '@mantine/core': '9.8.1',
  '@mantine/dates': '9.8.1',
  '@mantine/hooks': '9.8.1',
  '@platejs/basic-nodes': '53.0.0',
  '@platejs/floating': '53.0.0',
  '@platejs/link': '53.3.5',
  '@platejs/list': '53.3.13',
  '@platejs/media': '53.1.4',
  '@platejs/slash-command': '53.0.0',
  '@platejs/table': '53.0.9',
  '@radix-ui/themes': '3.3.0',
  '@tiptap/extension-image': '3.35.0',
  '@tiptap/extension-table': '3.35.0',
  '@tiptap/starter-kit': '3.35.0',
  dayjs: '1.11.23',
  platejs: '53.3.14',
};

const octavo = ['@octavo/ui/theme.css', '@octavo/ui/components.css'];
const radix = ['@radix-ui/themes/styles.css'];
const plate =
  "export { Plate, PlateContent, usePlateEditor } from 'platejs/react'; export { BasicBlocksPlugin, BasicMarksPlugin } from '@platejs/basic-nodes/react'; export { ListPlugin } from '@platejs/list/react'; export { LinkPlugin } from '@platejs/link/react';";
const mantine = ['@mantine/core/styles.css'];

export const cases: readonly Case[] = [
  ...[
    ['button', 'Button', 'button', 'Button', 'Button'],
    ['dialog', 'Dialog', 'dialog', 'Dialog', 'Modal'],
    ['select', 'SelectField', 'select-field', 'Select', 'Select'],
  ].flatMap(([part = '', ours = '', folder = '', radixName = '', mantineName = '']): readonly Case[] => [
    {
      part,
      library: 'Octavo',
      code: `export { ${ours} } from '@octavo/ui/components/${folder}';`,
      styles: octavo,
    },
    {
      part,
      library: 'Radix Themes',
      code: `export { ${radixName} } from '@radix-ui/themes';`,
      styles: radix,
    },
    { part, library: 'Base UI', code: `export { ${radixName} } from '@base-ui/react/${part}';`, styles: [] },
    { part, library: 'Mantine', code: `export { ${mantineName} } from '@mantine/core';`, styles: mantine },
  ]),
  {
    part: 'calendar',
    library: 'Octavo',
    code: "export { Calendar } from '@octavo/ui/components/calendar';",
    styles: octavo,
  },
  {
    part: 'calendar',
    library: 'Mantine',
    code: "export { DatePicker } from '@mantine/dates';",
    styles: [...mantine, '@mantine/dates/styles.css'],
  },
  {
    part: 'bare editor',
    library: 'Octavo',
    code: "export { documentExtensions } from '@octavo/document-schema'; export { EditorContent, useEditor } from '@tiptap/react';",
    styles: [],
  },
  {
    part: 'bare editor',
    library: 'TipTap',
    code: "export { StarterKit } from '@tiptap/starter-kit'; export { EditorContent, useEditor } from '@tiptap/react';",
    styles: [],
  },
  {
    part: 'bare editor',
    library: 'Plate',
    code: plate,
    styles: [],
  },
  {
    part: 'full editor',
    library: 'Octavo',
    code: "export { connectSuggestions, DocumentEditor, useDocumentEditor, useEditorLabels } from '@octavo/editor'; export { suggestionsMachine } from '@octavo/machines/suggestions';",
    styles: [...octavo, '@octavo/editor/editor.css'],
  },
  {
    part: 'full editor',
    library: 'TipTap',
    code: "export { StarterKit } from '@tiptap/starter-kit'; export { EditorContent, useEditor } from '@tiptap/react'; export { BubbleMenu, FloatingMenu } from '@tiptap/react/menus'; export { TableKit } from '@tiptap/extension-table'; export { Image } from '@tiptap/extension-image'; export { TaskItem, TaskList } from '@tiptap/extension-list'; export { CharacterCount, Placeholder } from '@tiptap/extensions';",
    styles: [],
  },
  {
    part: 'full editor',
    library: 'BlockNote',
    code: "export { useCreateBlockNote } from '@blocknote/react'; export { BlockNoteView } from '@blocknote/mantine';",
    styles: ['@blocknote/core/fonts/inter.css', '@blocknote/mantine/style.css'],
  },
  {
    part: 'full editor',
    library: 'Plate',
    // Without the menus' own buttons, which its documentation copies into a project.
    code: `${plate} export { TablePlugin } from '@platejs/table/react'; export { ImagePlugin } from '@platejs/media/react'; export { SlashPlugin } from '@platejs/slash-command/react'; export { useFloatingToolbar } from '@platejs/floating';`,
    styles: [],
  },
];
