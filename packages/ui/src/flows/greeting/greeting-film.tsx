import { brand } from '@octavo/contract/brand';
import type { GreetingFilm as Film } from '@octavo/machines/greeting';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { FilmCover } from '../../components/film-cover/index.ts';
import { VideoPlayer } from '../../components/video-player/index.ts';
import { useFlow } from '../flow-context/index.ts';

/** A half-minute film of the product, in the corner of the home page. */
export default function GreetingFilm({ film }: { readonly film: Film }) {
  const { t, i18n } = useTranslation('greeting');
  const greeting = useFlow('greeting');
  const isPlaying = useSelector(greeting, (state) => state.hasTag('playing'));
  const isBroken = useSelector(greeting, (state) => state.hasTag('broken'));
  const isEnlarged = useSelector(greeting, (state) => state.hasTag('enlarged'));
  const play = useCallback(
    (playing: boolean) => greeting.send({ type: playing ? 'play' : 'pause' }),
    [greeting],
  );
  const giveUp = useCallback(() => greeting.send({ type: 'break' }), [greeting]);

  return (
    <VideoPlayer
      title={t('title', { brand: brand.name })}
      src={film.url}
      poster={film.poster}
      // In the corner the poster would be too small to read.
      cover={isEnlarged ? undefined : <FilmCover />}
      captions={{ src: film.captions, language: i18n.language, label: t('captions') }}
      texts={{
        play: t('play'),
        pause: t('pause'),
        seek: t('seek'),
        enlarge: t('enlarge'),
        shrink: t('shrink'),
        close: t('close'),
        failed: t('failed'),
      }}
      playing={isPlaying}
      onPlayingChange={play}
      broken={isBroken}
      onBreak={giveUp}
      enlarged={isEnlarged}
      onEnlargedChange={(enlarged) => greeting.send({ type: enlarged ? 'enlarge' : 'shrink' })}
      onClose={() => greeting.send({ type: 'close' })}
    />
  );
}
