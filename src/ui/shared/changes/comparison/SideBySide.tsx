import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangeKind, DisplayValue } from '../../../../domain/changes/changeDescription.ts';
import { classNames } from '../../classNames.ts';
import { addressLines } from './displayNames.ts';
import { DisplayValueText } from './DisplayValueText.tsx';
import styles from './SideBySide.module.scss';

export type SideBySideProps = {
  readonly act: ChangeKind;
  readonly before: DisplayValue;
  readonly after: DisplayValue;
};

export function SideBySide({ act, before, after }: SideBySideProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.pair}>
      {act !== 'added' && (
        <figure className={styles.side}>
          <figcaption className={styles.label}>{t('changes.before')}</figcaption>
          <Block display={before} side="before" />
        </figure>
      )}
      {act !== 'removed' && (
        <figure className={classNames(styles.side, styles.after)}>
          <figcaption className={styles.label}>{t('changes.after')}</figcaption>
          <Block display={after} side="after" />
        </figure>
      )}
    </div>
  );
}

type BlockProps = { readonly display: DisplayValue; readonly side: 'before' | 'after' };

function Block({ display, side }: BlockProps): ReactNode {
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
