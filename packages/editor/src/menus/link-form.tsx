import { ArrowLeft, Check, Unlink } from 'lucide-react';
import type { Editor } from '@tiptap/core';
import { type SubmitEvent, useState } from 'react';
import type { EditorLabels } from '../editor/editor-labels.ts';
import { completeAddress, linkAt, setLink } from '../editor/links.ts';
import * as css from './menu.css.ts';
import { MenuButton } from './menu-button.tsx';

export interface LinkFormProps {
  readonly editor: Editor;
  readonly labels: EditorLabels;
  readonly onDone: () => void;
}

/** Asks for the address of a link. */
export function LinkForm({ editor, labels, onDone }: LinkFormProps) {
  const [address, setAddress] = useState(() => linkAt(editor.state) ?? '');
  const [refused, setRefused] = useState(false);

  const submit = () => {
    if (address.trim() !== '' && completeAddress(address) === null) return setRefused(true);
    setLink(editor, address);
    onDone();
  };
  const unlink = () => {
    setLink(editor, '');
    onDone();
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
  };

  return (
    <form className={css.linkForm} onSubmit={onSubmit}>
      <MenuButton icon={ArrowLeft} label={labels.back} onPress={onDone} />
      <input
        // Opened by the link button or its shortcut, so the user expects to type.
        ref={(field) => field?.focus()}
        className={css.linkField}
        type="text"
        inputMode="url"
        aria-label={labels.linkAddress}
        aria-invalid={refused}
        aria-errormessage={refused ? 'link-problem' : undefined}
        placeholder="https://"
        value={address}
        onChange={(event) => {
          setAddress(event.target.value);
          setRefused(false);
        }}
      />
      {refused ? (
        <span role="alert" id="link-problem" className={css.problem}>
          {labels.linkInvalid}
        </span>
      ) : null}
      <MenuButton icon={Check} label={labels.setLink} onPress={submit} />
      {linkAt(editor.state) === null ? null : (
        <MenuButton icon={Unlink} label={labels.removeLink} onPress={unlink} />
      )}
    </form>
  );
}
