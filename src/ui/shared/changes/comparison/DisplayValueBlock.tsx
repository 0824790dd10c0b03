import { useTranslation } from 'react-i18next';
import type { DisplayValue } from '../../../../domain/changes/changeDescription.ts';
import styles from './DisplayValueBlock.module.scss';
import { addressLines } from './displayNames.ts';
import { DisplayValueText } from './DisplayValueText.tsx';

export type DisplayValueBlockProps = {
  readonly display: DisplayValue;
  readonly side: 'before' | 'after';
};

/** Pictures and addresses as blocks, other values as text. */
export function DisplayValueBlock({ display, side }: DisplayValueBlockProps) {
  const { t, i18n } = useTranslation();
  switch (display.kind) {
    case 'image':
      return (
        <img
          className={styles.image}
          src={display.url}
          alt={t(`changes.pictures.${display.shows}.${side}`)}
          loading="lazy"
        />
      );
    case 'address':
      return (
        <address className={styles.address}>
          {addressLines(display, i18n.language).map((line, index) => (
            <span key={`${index} ${line}`}>
              <bdi>{line}</bdi>
            </span>
          ))}
        </address>
      );
    default:
      return (
        <bdi>
          <DisplayValueText display={display} />
        </bdi>
      );
  }
}
