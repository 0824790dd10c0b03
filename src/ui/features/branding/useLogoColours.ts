import { useEffect, useState } from 'react';
import { Pictures } from '../../../application/branding/logo/Pictures.ts';
import { pictureColours, type PictureColour } from '../../../domain/branding/logo/pictureColours.ts';
import { useService } from '../../shared/services.tsx';

/** Pixels at a side that are enough to count colours. */
const SAMPLED = 160;

const NONE: readonly PictureColour[] = [];

/** The colours of the picture at an address; none until it is there, and where the page is not shown its pixels. */
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
