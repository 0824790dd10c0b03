import { useTranslation } from 'react-i18next';
import type { ConsumerStep } from '../../../domain/consumer-text/textSlot.ts';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import styles from './ScreenStrip.module.scss';

export type ScreenStripProps = {
  readonly screens: readonly { readonly id: ConsumerStep; readonly name: string; readonly isTouched: boolean }[];
  readonly shown: ConsumerStep;
  readonly onShow: (screen: ConsumerStep) => void;
};

export function ScreenStrip({ screens, shown, onShow }: ScreenStripProps) {
  const { t } = useTranslation();
  return (
    <ol className={styles.strip} aria-label={t('portalPreview.screens')}>
      {screens.map(({ id, name, isTouched }, nth) => (
        <li key={id}>
          <button type="button" aria-current={id === shown ? 'step' : undefined} onClick={() => onShow(id)}>
            <span className={styles.picture} data-screen={id} aria-hidden>
              <i />
              <i />
              <i />
              <i />
            </span>
            <span className={styles.name}>
              <VisuallyHidden>{t('portalPreview.screen', { number: nth + 1, name })}</VisuallyHidden>
              <span aria-hidden>{nth + 1}</span>
              {isTouched && (
                <span className={styles.touched}>
                  <VisuallyHidden>{`, ${t('portalPreview.touched')}`}</VisuallyHidden>
                </span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
