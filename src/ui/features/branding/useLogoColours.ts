import { useEffect, useState } from 'react';
import { Pictures } from '../../../application/branding/logo/Pictures.ts';
import { pictureColours, type PictureColour } from '../../../domain/branding/logo/pictureColours.ts';
import { useService } from '../../shared/services.tsx';

/** Maximum width and height in pixels of the copy whose colours are counted. */
const SAMPLED = 160;

const NONE: readonly PictureColour[] = [];

/** Empty until the picture is loaded, or if the browser hides its pixels. */
export function useLogoColours(url: string): readonly PictureColour[] {
  const pictures = useService(Pictures);
  const [found, setFound] = useState({ url: '', colours: NONE });
  useEffect(
    function readColours() {
      let isWanted = true;
      async function read(): Promise<void> {
        const opened = await pictures.open(url);
        const pixels = opened.ok ? opened.value?.pixels(SAMPLED) : undefined;
        if (isWanted && pixels) setFound({ url, colours: pictureColours(pixels) });
      }
      if (url !== '') void read();
      return () => void (isWanted = false);
    },
    [pictures, url],
  );
  return found.url === url ? found.colours : NONE;
}
