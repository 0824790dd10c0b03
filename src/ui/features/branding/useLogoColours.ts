import { useEffect, useState } from 'react';
import { Pictures } from '../../../application/branding/logo/Pictures.ts';
import { pictureColours, type PictureColour } from '../../../domain/branding/logo/pictureColours.ts';
import { useService } from '../../shared/services.tsx';

/** Maximum width and height in pixels of the scaled copy whose colours are counted. */
const MAX_SAMPLE_SIZE = 160;

const NONE: readonly PictureColour[] = [];

/** Returns the most frequent colours of a logo. Empty until it is loaded, or if its pixels are not readable. */
export function useLogoColours(url: string): readonly PictureColour[] {
  const pictures = useService(Pictures);
  const [logoColours, setLogoColours] = useState({ url: '', colours: NONE });
  useEffect(
    function readColours() {
      let isCurrent = true;
      async function read(): Promise<void> {
        const opened = await pictures.open(url);
        const pixels = opened.ok ? opened.value?.pixels(MAX_SAMPLE_SIZE) : undefined;
        if (isCurrent && pixels) setLogoColours({ url, colours: pictureColours(pixels) });
      }
      if (url !== '') void read();
      return () => void (isCurrent = false);
    },
    [pictures, url],
  );
  return logoColours.url === url ? logoColours.colours : NONE;
}
