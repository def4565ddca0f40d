import {
  Bold,
  Code,
  Heading1,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  ListTodo,
  type LucideIcon,
  Minus,
  Pilcrow,
  SquareCode,
  Strikethrough,
  Table,
  TextQuote,
  Underline,
} from 'lucide-react';
import type { Editor } from '@tiptap/core';
import type { EditorLabels } from '../editor/editor-labels.ts';
import { type FormatId, toggleFormat } from '../editor/formatting.ts';
import { MenuButton } from './menu-button.tsx';

const icons: Readonly<Record<FormatId, LucideIcon>> = {
  bold: Bold,
  italic: Italic,
  underline: Underline,
  strike: Strikethrough,
  code: Code,
  paragraph: Pilcrow,
  heading1: Heading1,
  heading2: Heading2,
  heading3: Heading3,
  bulletList: List,
  orderedList: ListOrdered,
  taskList: ListTodo,
  quote: TextQuote,
  codeBlock: SquareCode,
  rule: Minus,
  table: Table,
};

export interface FormatButtonsProps {
  readonly editor: Editor;
  readonly labels: EditorLabels;
  readonly formats: readonly FormatId[];
  readonly active: readonly string[];
  /** Formats that only part of the selection has. */
  readonly partly?: readonly string[];
}

/** A row of formatting buttons; those of formats in the selection are pressed. */
export function FormatButtons({ editor, labels, formats, active, partly = [] }: FormatButtonsProps) {
  return formats.map((format) => (
    <MenuButton
      key={format}
      icon={icons[format]}
      label={labels.formats[format]}
      shortcut={format}
      pressed={partly.includes(format) ? 'mixed' : active.includes(format)}
      onPress={() => toggleFormat(editor, format)}
    />
  ));
}
