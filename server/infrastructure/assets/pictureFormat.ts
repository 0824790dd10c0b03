export type PictureFormat = 'png' | 'jpeg' | 'webp';

/** Detects the format by the first bytes, because the library would try every format that it knows. */
export function pictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  const text = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  return text.startsWith('RIFF') && text.endsWith('WEBP') ? 'webp' : undefined;
}
