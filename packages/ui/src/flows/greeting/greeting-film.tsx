import { brand } from '@octavo/contract/brand';
import { useTranslation } from 'react-i18next';
import { FilmCover } from '../../components/film-cover/index.ts';
import { VideoPlayer } from '../../components/video-player/index.ts';

export interface GreetingFilmProps {
  /** The film in the language of the page. */
  readonly src: string;
  /** Captions in the language of the page. */
  readonly captionsSrc: string;
  readonly enlarged: boolean;
  readonly onEnlargedChange: (enlarged: boolean) => void;
  /** Closed by hand: after two times it is not shown any more (SPEC §4). */
  readonly onClose: () => void;
}

/** The product in a minute, in the corner of the home page. */
export function GreetingFilm({ src, captionsSrc, enlarged, onEnlargedChange, onClose }: GreetingFilmProps) {
  const { t, i18n } = useTranslation('greeting');
  return (
    <VideoPlayer
      title={t('title', { brand: brand.name })}
      src={src}
      cover={<FilmCover />}
      captions={{ src: captionsSrc, language: i18n.language, label: t('captions') }}
      texts={{
        play: t('play'),
        pause: t('pause'),
        seek: t('seek'),
        enlarge: t('enlarge'),
        shrink: t('shrink'),
        close: t('close'),
        failed: t('failed'),
      }}
      enlarged={enlarged}
      onEnlargedChange={onEnlargedChange}
      onClose={onClose}
    />
  );
}
