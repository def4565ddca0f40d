import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { frameRate } from './camera.ts';

const scale = 'scale=960:540:flags=lanczos';
/** Seeking goes to the nearest key frame before: one every five seconds. */
const wholePictures = `-g ${Math.round(frameRate * 5)} -pix_fmt yuv420p`;
const webm = `-c:v libvpx-vp9 -crf 38 -b:v 0 -deadline good -cpu-used 1 -row-mt 1 -tile-columns 1 ${wholePictures}`;
const mp4 = `-c:v libx264 -crf 27 -preset veryslow -tune animation -movflags +faststart ${wholePictures}`;

/** Creates both films and the poster from the pictures in a folder. @throws what ffmpeg prints */
export function encode(frames: string, file: (ending: string) => string): void {
  const pictures = ['-framerate', String(frameRate), '-i', join(frames, '%05d.png'), '-vf', scale];
  ffmpeg([...pictures, ...webm.split(' '), file('webm')]);
  ffmpeg([...pictures, ...mp4.split(' '), file('mp4')]);
  const poster = ['-i', join(frames, 'poster.png'), '-vf', scale];
  ffmpeg([...poster, '-c:v', 'libwebp', '-quality', '78', file('webp')]);
}

function ffmpeg(words: readonly string[]): void {
  const { status, stderr, error } = spawnSync(
    'ffmpeg',
    ['-hide_banner', '-loglevel', 'error', '-y', ...words],
    {
      encoding: 'utf8',
    },
  );
  if (error) throw new Error('ffmpeg is not installed; it makes the film.', { cause: error });
  if (status !== 0) throw new Error(stderr);
}
