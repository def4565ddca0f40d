import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { submitting } from '../../components/field/submitting.ts';
import { TextField } from '../../components/text-field/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './dictionary.css.ts';

/** Adds a word to the dictionary. */
export function WordForm() {
  const dictionary = useFlow('dictionary');
  const { t } = useTranslation('dictionary');
  const draft = useSelector(dictionary, ({ context }) => context.draft);
  const problem = useSelector(dictionary, ({ context }) => context.problem);

  const submit = submitting(() => dictionary.send({ type: 'draft.submit' }));

  return (
    <form noValidate className={css.form} onSubmit={submit}>
      <TextField
        label={t('words.field')}
        error={problem === null ? undefined : t(`words.${problem}`)}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={draft}
        onChange={({ currentTarget }) =>
          dictionary.send({ type: 'draft.change', draft: currentTarget.value })
        }
      />
      <Button type="submit" size="lg">
        {t('words.add')}
      </Button>
    </form>
  );
}
