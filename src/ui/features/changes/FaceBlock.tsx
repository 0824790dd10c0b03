import { useTranslation } from 'react-i18next';
import type { ChangeFace } from '../../../domain/changes/changeDescription.ts';
import styles from './FaceBlock.module.scss';
import { addressLines } from './faceNames.ts';
import { FaceValue } from './FaceValue.tsx';

/** A picture or an address as it looks; anything else as its line. */
export function FaceBlock({ face }: { readonly face: ChangeFace }) {
  const { i18n } = useTranslation();
  switch (face.kind) {
    case 'image':
      return <img className={styles.image} src={face.url} alt={face.alt} loading="lazy" />;
    case 'address':
      return (
        <address className={styles.address}>
          {addressLines(face, i18n.language).map((line, index) => (
            <span key={`${index} ${line}`}>
              <bdi>{line}</bdi>
            </span>
          ))}
        </address>
      );
    default:
      return (
        <bdi>
          <FaceValue face={face} />
        </bdi>
      );
  }
}
