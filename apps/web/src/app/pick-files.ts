import { importTypes } from '@octavo/ui/import-types';

/** Opens the browser's own picker for files to import. */
export function pickFiles(onChoose: (files: readonly File[]) => void): void {
  const input = Object.assign(document.createElement('input'), {
    type: 'file',
    multiple: true,
    accept: importTypes,
  });
  input.addEventListener('change', () => {
    if (input.files !== null && input.files.length > 0) onChoose([...input.files]);
  });
  input.click();
}
