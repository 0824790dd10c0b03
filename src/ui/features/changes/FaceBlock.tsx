import { useTranslation } from 'react-i18next';
import type { ChangeFace } from '../../../domain/changes/changeDescription.ts';
import styles from './FaceBlock.module.scss';
import { addressLines } from './faceNames.ts';
import { FaceValue } from './FaceValue.tsx';

export type FaceBlockProps = {
  readonly face: ChangeFace;
  /** Of which side of the comparison it is. */
  readonly side: 'before' | 'after';
};

/** A picture or an address as it looks; anything else as its line. */
export function FaceBlock({ face, side }: FaceBlockProps) {
  const { t, i18n } = useTranslation();
  switch (face.kind) {
    case 'image':
      return (
        <img className={styles.image} src={face.url} alt={t(`changes.pictures.${face.shows}.${side}`)} loading="lazy" />
      );
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
