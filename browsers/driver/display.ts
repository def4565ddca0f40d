import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { Program } from './program.ts';

/** A virtual screen with a free number. */
export class Display {
  readonly name: string;
  readonly #server: Program;
  readonly #folder: string;

  private constructor(name: string, server: Program, folder: string) {
    this.name = name;
    this.#server = server;
    this.#folder = folder;
  }

  /** @param folder holds the contents of the screen */
  static async start(folder: string, { width, height }: { width: number; height: number }): Promise<Display> {
    const screen = ['-screen', '0', `${width}x${height}x24`, '-fbdir', folder];
    const server = new Program('Xvfb', ['-displayfd', '1', '-nolisten', 'tcp', ...screen], {});
    const number = await server.says(/^(\d+)\n/);
    return new Display(`:${number}`, server, folder);
  }

  /** The bottom rows of the screen, as PNG. */
  picture(rows: number): Buffer {
    const { width, height, pixels, bytesPerLine } = frame(readFileSync(join(this.#folder, 'Xvfb_screen0')));
    const picture = new PNG({ width, height: rows });
    for (let y = 0; y < rows; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const from = (height - rows + y) * bytesPerLine + x * 4;
        const [blue = 0, green = 0, red = 0] = pixels.subarray(from, from + 3);
        picture.data.set([red, green, blue, 255], (y * width + x) * 4);
      }
    }
    return PNG.sync.write(picture);
  }

  end(): Promise<void> {
    return this.#server.end();
  }
}

/** Parses the header of the X window dump that Xvfb keeps (XWDFile.h); the pixels follow its colours. */
function frame(dump: Buffer) {
  const field = (index: number) => dump.readUInt32BE(index * 4);
  const bytesPerColour = 12;
  return {
    width: field(4),
    height: field(5),
    bytesPerLine: field(12),
    pixels: dump.subarray(field(0) + field(19) * bytesPerColour),
  };
}
