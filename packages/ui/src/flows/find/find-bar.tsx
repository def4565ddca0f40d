import { CaseSensitive, ChevronDown, ChevronUp, Replace, WholeWord, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { card } from '../../components/corner/corner.css.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { LiveRegion } from '../../components/live-region/index.ts';
import { SearchField } from '../../components/search-field/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { useShortcut } from '../../shortcuts/index.ts';
import { useFocusBack } from '../keyboard/use-focus-back.ts';
import { useKeyDown } from '../keyboard/use-key-down.ts';
import * as css from './find-bar.css.ts';

/** The search term and its options. */
interface Search {
  readonly term: string;
  readonly matchCase: boolean;
  readonly wholeWords: boolean;
  readonly replacement: string;
}

export interface FindBarProps extends Search {
  /** The number of matches. */
  readonly count: number;
  /** The current match, counted from 1; 0 if there is none. */
  readonly at: number;
  readonly isReplacing: boolean;
  /** How often the search was opened: the field takes the focus each time. */
  readonly asked: number;
  /** How many matches were just replaced. */
  readonly replaced?: number | null;
  readonly onChange: (change: Partial<Search>) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onReplacing: (isReplacing: boolean) => void;
  readonly onReplace: () => void;
  readonly onReplaceAll: () => void;
  readonly onClose: () => void;
}

/** Finds words in the open document. Enter goes to the next match, Shift+Enter to the previous one, Escape closes. */
export function FindBar(props: FindBarProps) {
  const { term, count, at, isReplacing, asked, replaced = null, onChange, onMove, onClose } = props;
  const { t } = useTranslation('find');
  const bar = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isMissing = term !== '' && count === 0 && replaced === null;
  const place = count > 0 ? t('place', { at, count }) : isMissing ? t('none') : '';
  const done = replaced === null ? '' : t('replaced', { count: replaced });

  useFocusBack(bar);
  useEffect(() => field.current?.select(), [asked]);
  useKeyDown(bar, (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  });

  return (
    <search ref={bar} aria-label={t('label')} className={`${card} ${css.bar}`}>
      <div className={css.line}>
        <ReplaceToggle {...props} />
        <div className={css.field}>
          <SearchField
            ref={field}
            label={t('term')}
            clearLabel={t('clear')}
            value={term}
            onValueChange={(value) => onChange({ term: value })}
            onKeyDown={(event) => {
              if (event.key === 'Enter') onMove(event.shiftKey ? -1 : 1);
            }}
          />
        </div>
        <output className={css.figures} data-none={isMissing || undefined}>
          {at > 0 || done === '' ? place : done}
        </output>
        <Tools {...props} />
      </div>
      {isReplacing ? <Replacing {...props} /> : null}
      <LiveRegion>{at > 0 ? done : ''}</LiveRegion>
    </search>
  );
}

function ReplaceToggle({ isReplacing, onReplacing }: FindBarProps) {
  const { t } = useTranslation('find');
  // The keys open this line and do not close it.
  const keys = useShortcut(isReplacing ? undefined : 'replace');
  return (
    <IconButton
      {...keys}
      size="sm"
      icon={Replace}
      label={t(isReplacing ? 'hideReplace' : 'showReplace')}
      aria-expanded={isReplacing}
      onClick={() => onReplacing(!isReplacing)}
    />
  );
}

function Tools({ count, matchCase, wholeWords, onChange, onMove, onClose }: FindBarProps) {
  const { t } = useTranslation('find');
  const previous = useShortcut('findPrevious');
  const next = useShortcut('findNext');
  const hasNone = count === 0;
  return (
    <div className={css.tools}>
      <IconButton
        size="sm"
        icon={CaseSensitive}
        label={t('matchCase')}
        pressed={matchCase}
        onClick={() => onChange({ matchCase: !matchCase })}
      />
      <IconButton
        size="sm"
        icon={WholeWord}
        label={t('wholeWords')}
        pressed={wholeWords}
        onClick={() => onChange({ wholeWords: !wholeWords })}
      />
      <IconButton
        {...previous}
        size="sm"
        icon={ChevronUp}
        label={t('previous')}
        aria-disabled={hasNone}
        onClick={() => (hasNone ? undefined : onMove(-1))}
      />
      <IconButton
        {...next}
        size="sm"
        icon={ChevronDown}
        label={t('next')}
        aria-disabled={hasNone}
        onClick={() => (hasNone ? undefined : onMove(1))}
      />
      <IconButton size="sm" icon={X} label={t('close')} onClick={onClose} />
    </div>
  );
}

function Replacing({ count, replacement, onChange, onReplace, onReplaceAll }: FindBarProps) {
  const { t } = useTranslation('find');
  const hasNone = count === 0;
  return (
    <div className={css.line}>
      <div className={css.field}>
        <TextField
          aria-label={t('replacement')}
          placeholder={t('replacement')}
          value={replacement}
          onChange={(event) => onChange({ replacement: event.target.value })}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !hasNone) onReplace();
          }}
        />
      </div>
      <Button size="sm" disabled={hasNone} onClick={onReplace}>
        {t('replace')}
      </Button>
      <Button size="sm" disabled={hasNone} onClick={onReplaceAll}>
        {t('replaceAll')}
      </Button>
    </div>
  );
}
