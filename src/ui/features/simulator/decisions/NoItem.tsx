import { CircleDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import styles from './Verdicts.module.scss';

export function NoItem() {
  const { t } = useTranslation();
  return (
    <section className={styles.verdict} aria-label={t('simulator.result')}>
      <p className={styles.result}>
        <Glyph of={CircleDashed} className={styles.side} />
        <KeyedText>{t('simulator.noItem.title')}</KeyedText>
      </p>
      <p className={styles.why}>{t('simulator.noItem.description')}</p>
    </section>
  );
}
