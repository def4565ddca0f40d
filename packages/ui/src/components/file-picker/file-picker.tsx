import { type ChangeEvent, type ReactNode, useId } from 'react';

export interface FilePickerProps {
  /** File types offered first, as in the `accept` of an input. */
  readonly accept: string;
  /** Lets several files be chosen at once. */
  readonly multiple?: boolean;
  readonly onChoose: (files: readonly File[]) => void;
  /** Renders the control that opens the picker. */
  readonly children: (choose: () => void) => ReactNode;
}

/** The browser's own file picker, opened by a custom button. */
export function FilePicker({ accept, multiple = true, onChoose, children }: FilePickerProps) {
  const id = useId();

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    // Reset, so that choosing the same files again fires a change event.
    currentTarget.value = '';
    if (files.length > 0) onChoose(files);
  }

  return (
    <>
      {children(() => document.getElementById(id)?.click())}
      <input id={id} type="file" multiple={multiple} hidden accept={accept} onChange={take} />
    </>
  );
}
