import { FingerprintPattern } from 'lucide-react';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import styles from './PasskeyPicture.module.scss';

/** Picture that stands for a passkey. Decorative. */
export function PasskeyPicture() {
  return (
    <div className={styles.picture} aria-hidden="true">
      <Glyph of={FingerprintPattern} />
    </div>
  );
}
