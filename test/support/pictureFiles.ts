import sharp from 'sharp';
import { pngChunk } from './server/costlyPictures.ts';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

export const orange = (width = 8, height = 4) =>
  sharp({ create: { width, height, channels: 4, background: '#ff8800' } });

/** Creates a PNG with this size in its header but no pixels. `chunks` are inserted before the pixel data. */
export function claimedPng(width: number, height: number, ...chunks: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const none = Buffer.alloc(0);
  return Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', header),
    ...chunks,
    pngChunk('IDAT', none),
    pngChunk('IEND', none),
  ]);
}

export const animatedPng = (): Buffer => claimedPng(8, 4, pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])));

/** Creates an animated WebP with two frames that cover each other. */
export async function animatedWebp(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#ff8800', '#0088ff'].map((background) =>
      sharp({ create: { width: 8, height: 4, channels: 4, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
}
