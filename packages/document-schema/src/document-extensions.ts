import type { Extensions } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Code } from '@tiptap/extension-code';
import { CodeBlock } from '@tiptap/extension-code-block';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { Link } from './marks/link.ts';
import { EmptyAiCard, TextAiCard } from './nodes/ai-card.ts';
import { CiteCard } from './nodes/cite-card.ts';
import { Footnote } from './nodes/footnote.ts';
import { InlineCitation } from './nodes/inline-citation.ts';
import { OrderedList } from './nodes/ordered-list.ts';
import { Picture } from './nodes/picture.ts';
import { References } from './nodes/references.ts';
import { Table, TableCell, TableHeader, TableRow } from './nodes/table.ts';
import { TaskItem, TaskList } from './nodes/task-list.ts';
import { SectionLabel } from './nodes/section-label.ts';

/** Every node and mark that a document may hold; the browser adds their behaviour. */
export const documentExtensions: Extensions = [
  Document,
  Paragraph,
  Text,
  Heading.configure({ levels: [1, 2, 3] }),
  BulletList,
  OrderedList,
  ListItem,
  TaskList,
  TaskItem,
  Blockquote,
  CodeBlock,
  HorizontalRule,
  HardBreak,
  Picture,
  CiteCard,
  InlineCitation,
  Footnote,
  EmptyAiCard,
  TextAiCard,
  Table,
  TableRow,
  TableHeader,
  TableCell,
  SectionLabel,
  References,
  Bold,
  Italic,
  Underline,
  Strike,
  // Code may be linked, but has no other formatting.
  Code.extend({ excludes: 'code bold italic underline strike' }),
  Link,
];
