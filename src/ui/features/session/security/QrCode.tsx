import { useEffect, useState } from 'react';
import styles from './SecurityCards.module.scss';

/** Width of the empty border in squares, as required by ISO/IEC 18004. */
const BORDER = 4;

export type QrCodeProps = { readonly text: string; readonly label: string };

/** QR code. Shows nothing if the library cannot be loaded, because the text is shown next to the code. */
export function QrCode({ text, label }: QrCodeProps) {
  const [picture, setPicture] = useState<string>();
  useEffect(
    function encodeText() {
      let isCurrent = true;
      import('uqr').then(
        ({ renderSVG }) => isCurrent && setPicture(renderSVG(text, { border: BORDER })),
        () => undefined,
      );
      return () => {
        isCurrent = false;
      };
    },
    [text],
  );
  if (picture === undefined) return undefined;
  return <img src={`data:image/svg+xml,${encodeURIComponent(picture)}`} alt={label} className={styles.qr} />;
}
