import 'react-easy-crop/react-easy-crop.css';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { Slider } from '../../components/slider/index.ts';
import { usePicture } from '../sharing/use-picture.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './crop.css.ts';

const mostZoom = 4;

/** The round window with the picture below it; the arrow keys move the picture, the slider zooms it. */
export function Crop({ file }: { readonly file: File | null }) {
  const picture = useFlow('picture');
  const { t, i18n } = useTranslation('picture');
  const src = usePicture(file);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  return (
    <div className={css.root}>
      <div className={css.window}>
        {src === null ? null : (
          <Cropper
            disableAutomaticStylesInjection
            image={src}
            crop={crop}
            zoom={zoom}
            maxZoom={mostZoom}
            aspect={1}
            cropShape="round"
            objectFit="cover"
            showGrid={false}
            classes={{ containerClassName: css.container, cropAreaClassName: css.area }}
            cropperProps={{ 'aria-label': t('window'), role: 'group' }}
            mediaProps={{ alt: '', onError: () => picture.send({ type: 'unreadable' }) }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_percent, area) => picture.send({ type: 'area.change', area })}
          />
        )}
      </div>
      <Slider
        label={t('zoom')}
        value={zoom}
        min={1}
        max={mostZoom}
        step={0.05}
        valueText={percent.format(zoom)}
        onValueChange={setZoom}
      />
    </div>
  );
}
