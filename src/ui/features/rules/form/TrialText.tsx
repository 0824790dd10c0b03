import { useTranslation } from 'react-i18next';
import type { RuleTrial } from '../../../../domain/rules/trial/tryRule.ts';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { isolated } from '../../../shared/texts/isolated.ts';
import styles from './TrialText.module.scss';

export function TrialText({ trial }: { readonly trial: RuleTrial }) {
  const { t, i18n } = useTranslation();
  const { orders, fits, decides, ahead } = trial;
  const number = (value: number): string => new Intl.NumberFormat(i18n.language).format(value);
  const share = (value: number): string => `${(value / orders) * 100}%`;
  return (
    <div className={styles.trial}>
      <p>
        <strong className={styles.counts}>
          {t('rules.trial.fits', { count: orders, fits: number(fits), decides: number(decides) })}
        </strong>{' '}
        <KeyedText>
          {ahead && t('rules.trial.ahead', { rule: isolated(ahead.name), number: number(ahead.orders) })}
        </KeyedText>
      </p>
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.decided} style={{ '--share': share(decides) }} />
        <span className={styles.fitting} style={{ '--share': share(fits - decides) }} />
      </div>
    </div>
  );
}
