import { brand } from '@octavo/contract/brand';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Accordion, AccordionItem } from '../../components/accordion/index.ts';
import * as css from './faq.css.ts';

const questions = ['account', 'free', 'pro', 'text', 'cancel', 'cheating'] as const;

/** What visitors ask before they sign up. */
export function Faq() {
  const { t } = useTranslation('faq');
  const heading = useId();
  const [open, setOpen] = useState<readonly string[]>([]);
  return (
    <section aria-labelledby={heading} className={css.root}>
      <h2 id={heading} className={css.heading}>
        {t('title')}
      </h2>
      <Accordion open={open} onOpenChange={setOpen}>
        {questions.map((name) => (
          <AccordionItem key={name} value={name} title={t(`${name}.question`, { brand: brand.name })}>
            {t(`${name}.answer`, { brand: brand.name })}
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  );
}
