import { maxAvatarBytes } from '@octavo/contract/account-kinds';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AvatarUpload, type PictureRefusal } from '../../components/avatar/index.ts';
import { fileSize } from './file-size.ts';

const types = ['image/png', 'image/jpeg', 'image/webp'];

export interface AvatarPickerProps {
  /** The name of the account. */
  readonly name: string;
  readonly src?: string | null;
  /** Upload progress from 0 to 1; null when nothing is being uploaded. */
  readonly sent?: number | null;
  /** The last upload failed. */
  readonly hasFailed?: boolean;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
}

/** The picture of an account. An unsuitable file is refused before it is uploaded, in a sentence that says why. */
export function AvatarPicker({
  name,
  src = null,
  sent = null,
  hasFailed = false,
  onChoose,
  onRemove,
}: AvatarPickerProps) {
  const { t, i18n } = useTranslation('avatar-picker');
  const [refused, setRefused] = useState<{ readonly why: PictureRefusal; readonly file: File } | null>(null);
  const size = (bytes: number) => fileSize(bytes, i18n.language);

  function explain(): string | undefined {
    if (refused === null) return hasFailed ? t('failed') : undefined;
    const { why, file } = refused;
    return t(why, { file: file.name, size: size(file.size), max: size(maxAvatarBytes) });
  }

  return (
    <AvatarUpload
      name={name}
      src={src}
      sent={sent}
      types={types}
      maxBytes={maxAvatarBytes}
      chooseLabel={t('choose')}
      removeLabel={t('remove')}
      sendingLabel={t('sending')}
      hint={t('hint', { size: size(maxAvatarBytes) })}
      error={explain()}
      onChoose={(file) => {
        setRefused(null);
        onChoose(file);
      }}
      onRefuse={(why, file) => setRefused({ why, file })}
      onRemove={onRemove}
    />
  );
}
