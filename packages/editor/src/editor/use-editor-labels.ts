import { brand } from '@octavo/contract/brand';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorLabels } from './editor-labels.ts';

/** The editor's texts in the reader's language. */
export function useEditorLabels(): EditorLabels {
  const { t } = useTranslation(['editor', 'common']);
  return useMemo(
    () => ({
      title: t('title'),
      titlePlaceholder: t('common:document.untitled'),
      askAi: t('format.ask', { brand: brand.name }),
      cite: t('format.cite'),
      footnote: t('format.footnote'),
      footnotes: {
        all: t('footnote.all'),
        mark: (number) => t('footnote.mark', { number }),
        text: (number) => t('footnote.text', { number }),
        back: (number) => t('footnote.back', { number }),
        placeholder: t('footnote.placeholder'),
        hint: t('footnote.hint'),
      },
      picture: t('format.picture'),
      selectionMenu: t('format.label'),
      lineMenu: t('format.line'),
      nodeMenu: t('format.block'),
      openNodeMenu: t('format.more'),
      heading: t('format.heading'),
      link: t('format.link'),
      linkAddress: t('format.linkAddress'),
      setLink: t('format.linkApply'),
      removeLink: t('format.linkRemove'),
      linkInvalid: t('format.linkInvalid'),
      openLink: t('format.linkOpen'),
      editLink: t('format.linkEdit'),
      back: t('format.back'),
      formats: {
        bold: t('format.bold'),
        italic: t('format.italic'),
        underline: t('format.underline'),
        strike: t('format.strike'),
        code: t('format.code'),
        paragraph: t('format.paragraph'),
        heading1: t('format.heading1'),
        heading2: t('format.heading2'),
        heading3: t('format.heading3'),
        bulletList: t('format.bulletList'),
        orderedList: t('format.orderedList'),
        taskList: t('format.taskList'),
        quote: t('format.blockquote'),
        codeBlock: t('format.codeBlock'),
        rule: t('format.rule'),
        table: t('format.table'),
      },
      essayOnPoint: t('block.essay'),
      blocks: {
        moveUp: t('block.moveUp'),
        moveDown: t('block.moveDown'),
        duplicateBlock: t('block.duplicateBlock'),
        deleteBlock: t('block.deleteBlock'),
      },
      tables: {
        rowAbove: t('table.rowAbove'),
        rowBelow: t('table.rowBelow'),
        columnBefore: t('table.columnBefore'),
        columnAfter: t('table.columnAfter'),
        headerRow: t('table.headerRow'),
        deleteRow: t('table.deleteRow'),
        deleteColumn: t('table.deleteColumn'),
        deleteTable: t('table.deleteTable'),
      },
    }),
    [t],
  );
}
