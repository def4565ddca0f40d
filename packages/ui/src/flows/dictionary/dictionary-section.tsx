import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { LiveRegion } from '../../components/live-region/index.ts';
import { Notice } from '../../components/notice/index.ts';
import { SettingSection } from '../../components/settings/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { Tag } from '../../components/tag/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { useRuleName } from '../suggestions/use-rule-name.ts';
import * as css from './dictionary.css.ts';
import { WordForm } from './word-form.tsx';

/** The personal dictionary and the ignored rules, shared by all devices of the account. */
export function DictionarySection() {
  const dictionary = useFlow('dictionary');
  const { t } = useTranslation(['dictionary', 'common']);
  const isLoading = useSelector(dictionary, (state) => state.hasTag('loading'));
  const isFailed = useSelector(dictionary, (state) => state.hasTag('failed'));
  const isSaving = useSelector(dictionary, (state) => state.hasTag('saving'));
  return (
    <SettingSection title={t('title')} hint={t('hint')} aria-busy={isSaving || undefined}>
      {isLoading ? (
        <div aria-busy="true">
          <LiveRegion>{t('loading')}</LiveRegion>
          <Skeleton width="100%" height="56px" />
        </div>
      ) : isFailed ? (
        <Notice
          role="alert"
          tone="warning"
          title={t('failed')}
          action={
            <Button size="sm" onClick={() => dictionary.send({ type: 'retry' })}>
              {t('common:tryAgain')}
            </Button>
          }
        />
      ) : (
        <div className={css.parts}>
          <WordForm />
          <Words />
          <Rules />
        </div>
      )}
    </SettingSection>
  );
}

function Words() {
  const dictionary = useFlow('dictionary');
  const { t } = useTranslation('dictionary');
  const words = useSelector(dictionary, ({ context }) => context.kept.words);
  if (words.length === 0) return <p className={css.none}>{t('words.none')}</p>;
  return (
    <ul aria-label={t('words.title')} className={css.tags}>
      {words.map((word) => (
        <li key={word}>
          <Tag
            removeLabel={t('words.remove', { word })}
            onRemove={() => dictionary.send({ type: 'word.remove', word })}
          >
            {word}
          </Tag>
        </li>
      ))}
    </ul>
  );
}

function Rules() {
  const dictionary = useFlow('dictionary');
  const { t } = useTranslation('dictionary');
  const nameOfRule = useRuleName();
  const rules = useSelector(dictionary, ({ context }) => context.kept.ignoredRules);
  if (rules.length === 0) return null;
  return (
    <div className={css.rules}>
      <h3 className={css.name}>{t('rules.title')}</h3>
      <ul className={css.list}>
        {rules.map((rule) => (
          <li key={rule} className={css.rule}>
            <span>{nameOfRule(rule)}</span>
            <Button
              tone="quiet"
              size="sm"
              aria-label={t('rules.restoreOne', { rule: nameOfRule(rule) })}
              onClick={() => dictionary.send({ type: 'rule.restore', rule })}
            >
              {t('rules.restore')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
