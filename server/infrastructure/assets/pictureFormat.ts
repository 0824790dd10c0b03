export type PictureFormat = 'png' | 'jpeg' | 'webp';

/** The format by the bytes a picture begins with; the library, asked first, would try everything it can read. */
export function pictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  const text = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  return text.startsWith('RIFF') && text.endsWith('WEBP') ? 'webp' : undefined;
}
