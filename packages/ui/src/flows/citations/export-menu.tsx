import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Menu, MenuItem } from '../../components/menu/index.ts';

const formats = ['bibtex', 'ris', 'csl-json'] as const;
/** Proper nouns, the same in every language. */
const names = { bibtex: 'BibTeX', ris: 'RIS', 'csl-json': 'CSL-JSON' } as const;

export type ReferenceFileFormat = (typeof formats)[number];

/** Downloads the references as a file for another program. */
export function ExportMenu({ onExport }: { readonly onExport: (format: ReferenceFileFormat) => void }) {
  const { t } = useTranslation('citations');
  return (
    <Menu
      trigger={
        <Button size="sm" tone="accent" icon={Download}>
          {t('references.export')}
        </Button>
      }
    >
      {formats.map((format) => (
        <MenuItem key={format} onSelect={() => onExport(format)}>
          {names[format]}
        </MenuItem>
      ))}
    </Menu>
  );
}
