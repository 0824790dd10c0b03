export type PictureFormat = 'png' | 'jpeg' | 'webp';

/** Header of a picture, read without decoding it. The size is in pixels before rotation. */
export type PictureHeader = {
  readonly format: PictureFormat;
  readonly width: number;
  readonly height: number;
  readonly isAnimated: boolean;
};

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Header of a PNG, JPEG or WebP. `undefined` for other and truncated files. */
export function pictureHeader(bytes: Uint8Array): PictureHeader | undefined {
  try {
    if (textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return pngHeader(bytes);
    if (textAt(bytes, 0, 3) === '\xff\xd8\xff') return jpegHeader(bytes);
    if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return webpHeader(bytes);
  } catch {
    // The file is truncated: reading beyond its end throws.
  }
  return undefined;
}

const PNG_FIRST_CHUNK = 8;
const AROUND_PNG_CHUNK = 12;

function pngHeader(bytes: Uint8Array): PictureHeader {
  const view = viewOf(bytes);
  let isAnimated = false;
  // Search the chunks before the pixel data, because the animation chunk of an animated PNG precedes the pixel data.
  for (let at = PNG_FIRST_CHUNK; at + AROUND_PNG_CHUNK <= bytes.length;) {
    const type = textAt(bytes, at + 4, 4);
    if (type === 'IDAT') break;
    isAnimated ||= type === 'acTL';
    at += AROUND_PNG_CHUNK + view.getUint32(at);
  }
  return { format: 'png', width: view.getUint32(16), height: view.getUint32(20), isAnimated };
}

/** True for the markers of JPEG segments that contain the image size: C0 to CF, except three markers of tables. */
const containsSize = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegHeader(bytes: Uint8Array): PictureHeader | undefined {
  const view = viewOf(bytes);
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (containsSize(marker))
      return { format: 'jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5), isAnimated: false };
    // Skip fill bytes, which may precede a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

const WEBP_ANIMATION_FLAG = 0b10;

function webpHeader(bytes: Uint8Array): PictureHeader | undefined {
  const view = viewOf(bytes);
  const stillImage = { format: 'webp', isAnimated: false } as const;
  switch (textAt(bytes, 12, 4)) {
    case 'VP8 ':
      return { ...stillImage, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const sizes = view.getUint32(21, true);
      return { ...stillImage, width: (sizes & 0x3fff) + 1, height: ((sizes >> 14) & 0x3fff) + 1 };
    }
    case 'VP8X': {
      const flags = view.getUint8(20);
      const width = (view.getUint32(24, true) & 0xffffff) + 1;
      const height = (view.getUint32(26, true) >>> 8) + 1;
      return { format: 'webp', width, height, isAnimated: (flags & WEBP_ANIMATION_FLAG) !== 0 };
    }
    default:
      return undefined;
  }
}
