import type { OpenPicture, Pictures } from '../../application/branding/logo/Pictures.ts';
import type { Area, Pixels, Size } from '../../domain/branding/logo/pixels.ts';
import { ok } from '../../domain/shared/result.ts';
import { cleanDrawing } from '../drawings/cleanDrawing.ts';

/** Quality of WebP encoding, high enough that a logo shows no visible loss. */
const QUALITY = 0.92;

/** Processes pictures. An image element decodes and rotates a picture, and a canvas encodes it without metadata. */
export const browserPictures: Pictures = {
  async open(url) {
    const image = new Image();
    // Request the picture with CORS, because the browser otherwise denies access to its pixels.
    if (!url.startsWith('data:')) image.crossOrigin = 'anonymous';
    image.src = url;
    const isDecoded = await image.decode().then(
      () => true,
      () => false,
    );
    return ok(isDecoded && image.naturalWidth > 0 && image.naturalHeight > 0 ? openPicture(image) : undefined);
  },
  cleanDrawing: async (text) => ok(cleanDrawing(text)),
};

function openPicture(image: HTMLImageElement): OpenPicture {
  const [width, height] = [image.naturalWidth, image.naturalHeight];
  return {
    width,
    height,
    pixels: (max) => pixelsOf(image, Math.min(1, max / width, max / height)),
    cut: (area, size, contentType) => contextWithPart(image, area, size).canvas.toDataURL(contentType, QUALITY),
  };
}

function contextWithPart(image: HTMLImageElement, area: Area, { width, height }: Size): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas to draw on');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, width, height);
  return context;
}

function pixelsOf(image: HTMLImageElement, scale: number): Pixels | undefined {
  const completeArea = { x: 0, y: 0, width: image.naturalWidth, height: image.naturalHeight };
  const width = Math.max(1, Math.round(completeArea.width * scale));
  const height = Math.max(1, Math.round(completeArea.height * scale));
  try {
    return contextWithPart(image, completeArea, { width, height }).getImageData(0, 0, width, height);
  } catch {
    // The other origin does not permit access to the pixels.
    return undefined;
  }
}
