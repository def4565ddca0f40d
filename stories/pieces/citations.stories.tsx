import type { Reference } from '@octavo/contract';
import { citationStyles } from '@octavo/contract/citation-styles';
import {
  CitationCard,
  type CitationCardProps,
  type ListedReference,
  ReferenceForm,
  type ReferenceFormProps,
  ReferenceList,
  type ReferenceListProps,
} from '@octavo/ui/flows/citations';
import { t } from 'i18next';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Paper } from '../components/layout.tsx';

const meta = preview.meta({ title: 'Pieces/Citations' });

const jackson: Reference = {
  id: 'jackson',
  authors: ['Jackson, H. J.'],
  year: '2001',
  title: 'Marginalia: Readers writing in books',
  publication: 'Yale University Press',
  doi: '',
  url: 'https://openlibrary.org/books/OL3941886M',
};
const mueller: Reference = {
  id: 'mueller',
  authors: ['Mueller, P. A.', 'Oppenheimer, D. M.'],
  year: '2014',
  title: 'The pen is mightier than the keyboard',
  publication: 'Psychological Science',
  doi: '10.1177/0956797614524581',
  url: 'https://doi.org/10.1177/0956797614524581',
};
const sherman: Reference = {
  id: 'sherman',
  authors: ['Sherman, W. H.'],
  year: '2008',
  title: 'Used books: Marking readers in Renaissance England',
  publication: 'University of Pennsylvania Press',
  doi: '',
  url: '',
};

const listed: readonly ListedReference[] = [
  {
    reference: jackson,
    line: [
      { text: 'Jackson, H. J. (2001). ' },
      { text: 'Marginalia: Readers writing in books', italic: true },
      { text: '. Yale University Press.' },
    ],
    number: null,
    mark: { kind: 'found', source: 'Open Library', href: jackson.url },
    isCited: true,
  },
  {
    reference: mueller,
    line: [
      { text: 'Mueller, P. A., & Oppenheimer, D. M. (2014). The pen is mightier than the keyboard. ' },
      { text: 'Psychological Science', italic: true },
      { text: ', 25(6), 1159–1168.' },
    ],
    number: null,
    mark: { kind: 'found', source: 'Crossref', href: mueller.url },
    isCited: true,
  },
  {
    reference: sherman,
    line: [
      { text: 'Sherman, W. H. (2008). ' },
      { text: 'Used books: Marking readers in Renaissance England', italic: true },
      { text: '. University of Pennsylvania Press.' },
    ],
    number: null,
    mark: { kind: 'unverified' },
    isCited: true,
  },
];

const withdrawn: ListedReference = {
  reference: { ...mueller, id: 'withdrawn', title: 'Handwriting and the heart' },
  line: [
    { text: 'Moreau, L. (2019). Handwriting and the heart. ' },
    { text: 'Annals of Notes', italic: true },
  ],
  number: null,
  mark: { kind: 'retracted', href: 'https://doi.org/10.1000/182' },
  isCited: false,
};

const onEdit = fn();
const onRemove = fn();
const onStyleChange = fn();

function References(props: Partial<ReferenceListProps>) {
  return (
    <Paper width={672}>
      <ReferenceList
        references={listed}
        style="APA 7"
        styles={citationStyles}
        missing={0}
        onStyleChange={onStyleChange}
        onAdd={fn()}
        onCite={fn()}
        onMissing={fn()}
        onImport={fn()}
        onEdit={onEdit}
        onRemove={onRemove}
        onExport={fn()}
        {...props}
      />
    </Paper>
  );
}

export const ReferencesListed = meta.story({
  render: () => <References />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /Used books/u })[0] ?? document.body);
    await expect(onEdit).toHaveBeenCalledWith('sherman');
    await userEvent.click(canvas.getAllByRole('button', { name: /Used books/u })[1] ?? document.body);
    await expect(onRemove).toHaveBeenCalledWith('sherman');
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: 'IEEE' }));
    await expect(onStyleChange).toHaveBeenCalledWith('IEEE');
  },
});
export const ReferencesNumbered = meta.story({
  render: () => (
    <References
      style="IEEE"
      references={listed.map((each, index) => ({ ...each, number: `[${index + 1}]` }))}
    />
  ),
});
export const RetractedAndUncited = meta.story({
  render: () => <References references={[...listed, withdrawn]} missing={2} />,
});
export const NoReferences = meta.story({ render: () => <References references={[]} /> });
export const ReferencesReadOnly = meta.story({ render: () => <References readOnly /> });

const onCite = fn();

/** A blue square as a site's own icon. */
const siteIcon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><rect width="20" height="20" rx="4" fill="#2563eb"/></svg>')}`;

function Card(props: Partial<CitationCardProps>) {
  return (
    <Paper width={784}>
      <CitationCard
        status="results"
        passage="Students who take notes by hand remember the argument of a lecture better than those who type it word for word."
        results={[
          { reference: mueller, source: 'Crossref', icon: siteIcon, isListed: false },
          { reference: jackson, source: 'Open Library', icon: '/no-such-icon.png', isListed: true },
          {
            reference: { ...sherman, url: 'https://doi.org/10.9783/9780812203448' },
            source: 'Crossref',
            isListed: false,
          },
        ]}
        services={['Crossref']}
        onCite={onCite}
        onRetry={fn()}
        onOwn={fn()}
        onClose={fn()}
        {...props}
      />
    </Paper>
  );
}

export const LookUpResults = meta.story({
  render: () => <Card />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    // One icon arrives, one does not, one reference has none.
    await waitFor(() => expect(canvasElement.querySelectorAll('li img')).toHaveLength(1));
    await expect(canvasElement.querySelectorAll('li svg.lucide-book-open')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: /The pen is mightier/u }));
    await expect(onCite).toHaveBeenCalledWith('mueller');
  },
});
export const LookUpLoading = meta.story({ render: () => <Card status="loading" results={[]} /> });
export const LookUpEmpty = meta.story({ render: () => <Card status="empty" results={[]} /> });
export const LookUpFailed = meta.story({
  render: () => <Card status="failed" results={[]} reason="Crossref did not answer in time." />,
});

const draft = { authors: '', year: '', title: '', publication: '', doi: '', url: '' };
const onSubmit = fn();

/** The form with its input kept in state, as the flow does. */
function Form(props: Partial<ReferenceFormProps>) {
  const [typed, setTyped] = useState(props.draft ?? draft);
  return (
    <ReferenceForm
      open
      isListed={false}
      onLookUp={fn()}
      onSubmit={() => onSubmit(typed.title)}
      onClose={fn()}
      {...props}
      draft={typed}
      onChange={(change) => setTyped({ ...typed, ...change })}
    />
  );
}

const filled = { ...mueller, authors: mueller.authors.join('; ') };

export const FormEmpty = meta.story({
  render: () => <Form />,
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText(t('citations:form.title')), 'Used books');
    await userEvent.click(screen.getByRole('button', { name: t('citations:form.insert') }));
    await expect(onSubmit).toHaveBeenCalledWith('Used books');
  },
});
export const FormFilled = meta.story({ render: () => <Form isListed draft={filled} /> });
export const FormLookingUp = meta.story({
  render: () => <Form draft={{ ...draft, doi: mueller.doi }} lookUp="busy" />,
});
export const FormUnknownDoi = meta.story({
  render: () => <Form draft={{ ...draft, doi: '10.1000/nothing' }} lookUp="unknown" />,
});
export const FormWithoutTitle = meta.story({
  render: () => <Form draft={{ ...filled, title: '' }} problem="title" />,
});
export const FormWrongYear = meta.story({
  render: () => <Form draft={{ ...filled, year: '14' }} problem="year" />,
});
export const FormWrongAddress = meta.story({
  render: () => <Form draft={{ ...filled, url: 'octavo' }} problem="url" />,
});
export const FormDuplicate = meta.story({ render: () => <Form draft={filled} problem="duplicate" /> });

/** An error is scrolled into view where the form is longer than the window. */
export const FormDuplicateOnAPhone = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: () => <Form draft={filled} problem="duplicate" />,
  play: async () => {
    const alert = await screen.findByRole('alert');
    const add = screen.getByRole('button', { name: t('citations:form.insert') });
    await expect(alert.getBoundingClientRect().bottom).toBeLessThan(add.getBoundingClientRect().top);
  },
});
