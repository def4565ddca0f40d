import type { CitationStyle } from '@octavo/contract/citation-styles';
import type { LineRun } from '@octavo/machines/references';
import { FileInput, Pencil, Plus, Quote, Trash2, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { SelectField } from '../../components/select-field/index.ts';
import { ExportMenu, type ReferenceFileFormat } from './export-menu.tsx';
import type { ListedReference } from './listed-reference.ts';
import { ReferenceMarks } from './reference-marks.tsx';
import * as css from './citations.css.ts';

export interface ReferenceListProps {
  readonly references: readonly ListedReference[];
  readonly style: CitationStyle;
  /** In the order in which they are offered: those of the reader's country first. */
  readonly styles: readonly CitationStyle[];
  /** How many citations in the text refer to a work that is not listed. */
  readonly missing: number;
  readonly readOnly?: boolean;
  readonly onStyleChange: (style: CitationStyle) => void;
  /** Cites a work at the caret. */
  readonly onCite: (id: string) => void;
  /** Goes to a citation whose work is not listed. */
  readonly onMissing: () => void;
  readonly onAdd: () => void;
  readonly onEdit: (id: string) => void;
  readonly onRemove: (id: string) => void;
  readonly onImport: () => void;
  readonly onExport: (format: ReferenceFileFormat) => void;
}

/** The references at the end of a document: the style at the top, hanging lines, and the status of each. */
export function ReferenceList(props: ReferenceListProps) {
  const { references, style, styles, readOnly = false, onStyleChange } = props;
  const { t } = useTranslation('citations');
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={css.block}>
      <div className={css.blockHead}>
        <h2 id={heading} className={css.blockTitle}>
          {t('references.title')}
        </h2>
        <div className={css.style}>
          <SelectField
            size="md"
            aria-label={t('references.style')}
            value={style}
            disabled={readOnly}
            options={styles.map((value) => ({ value, label: value }))}
            onValueChange={onStyleChange}
          />
        </div>
      </div>
      {references.length === 0 ? <p className={css.small}>{t('references.empty')}</p> : null}
      <ol className={css.list}>
        {references.map((listed) => (
          <Entry key={listed.reference.id} {...props} listed={listed} />
        ))}
      </ol>
      <Foot {...props} />
    </section>
  );
}

interface EntryProps extends Pick<ReferenceListProps, 'readOnly' | 'onCite' | 'onEdit' | 'onRemove'> {
  readonly listed: ListedReference;
}

function Entry({ listed, readOnly = false, onCite, onEdit, onRemove }: EntryProps) {
  const { t } = useTranslation('citations');
  const { reference, line, number, mark, isCited } = listed;
  const { id, title } = reference;
  return (
    <li className={css.entry}>
      <div dir="auto" className={css.line}>
        {number === null ? null : <span className={css.number}>{number} </span>}
        {line.map((run, index) => (
          <Run key={index} run={run} />
        ))}
        <ReferenceMarks mark={mark} isCited={isCited} />
      </div>
      {readOnly ? null : (
        <div className={css.tools}>
          {isCited ? null : (
            <IconButton
              size="sm"
              icon={Quote}
              label={t('references.cite', { title })}
              onClick={() => onCite(id)}
            />
          )}
          <IconButton
            size="sm"
            icon={Pencil}
            label={t('references.edit', { title })}
            onClick={() => onEdit(id)}
          />
          <IconButton
            size="sm"
            icon={Trash2}
            label={t('references.remove', { title })}
            onClick={() => onRemove(id)}
          />
        </div>
      )}
    </li>
  );
}

function Run({ run: { text, italic, bold, raised, smallCapitals } }: { readonly run: LineRun }) {
  if (italic) return <cite>{text}</cite>;
  if (bold) return <b>{text}</b>;
  if (raised) return <sup>{text}</sup>;
  return <span className={smallCapitals ? css.smallCapitals : undefined}>{text}</span>;
}

function Foot(props: ReferenceListProps) {
  const { references, missing, readOnly = false, onMissing, onAdd, onImport, onExport } = props;
  const { t } = useTranslation('citations');
  const uncited = references.filter(({ isCited }) => !isCited).length;
  return (
    <div className={css.blockFoot}>
      <p className={css.checks}>
        {missing > 0 ? (
          <Button size="sm" tone="quiet" isFlush icon={TriangleAlert} disabled={readOnly} onClick={onMissing}>
            {t('references.missing', { count: missing })}
          </Button>
        ) : null}
        {uncited > 0 ? (
          <span className={css.wrong}>{t('references.uncited', { count: uncited })}</span>
        ) : null}
        {missing + uncited === 0 && references.length > 0 ? t('references.complete') : null}
      </p>
      <div className={css.buttons}>
        {readOnly ? null : (
          <>
            <Button size="sm" tone="quiet" isFlush icon={Plus} onClick={onAdd}>
              {t('references.add')}
            </Button>
            <Button size="sm" tone="quiet" icon={FileInput} onClick={onImport}>
              {t('references.import')}
            </Button>
          </>
        )}
        {references.length === 0 ? null : <ExportMenu onExport={onExport} />}
      </div>
    </div>
  );
}
