import { useTranslation } from 'react-i18next';
import { RECOVERY_CODE_COUNT, type SecondFactor } from '../../../../domain/session/second-factor/secondFactor.ts';
import { classNames } from '../../../shared/classNames.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { dateFormat } from '../../../shared/dates/dateFormat.ts';
import styles from './SecurityCards.module.scss';

export type RecoveryCodesCardProps = {
  readonly codes: SecondFactor['recoveryCodes'];
  readonly isRunning: boolean;
  readonly onRenew: () => void;
};

export function RecoveryCodesCard({ codes, isRunning, onRenew }: RecoveryCodesCardProps) {
  const { t, i18n } = useTranslation();
  const { left, createdAt, lastUsedAt } = codes;
  const dates = dateFormat(i18n.language, { dateStyle: 'medium' });
  const created = createdAt === undefined ? undefined : dates.format(createdAt);
  const used = lastUsedAt === undefined ? undefined : dates.format(lastUsedAt);
  return (
    <Card
      density="flush"
      title={t('signInSecurity.codes.title')}
      description={t('signInSecurity.codes.description')}
      actions={
        <Button isDisabled={isRunning} onPress={onRenew}>
          {t('signInSecurity.codes.renew')}
        </Button>
      }
    >
      <div className={styles.row}>
        <span className={styles.name}>{t('signInSecurity.codes.left', { count: left })}</span>
        <span className={styles.bar} aria-hidden="true">
          {Array.from({ length: RECOVERY_CODE_COUNT }, (_, index) => (
            <i key={index} className={classNames(styles.part, index < left && styles.unused)} />
          ))}
        </span>
        {created !== undefined && (
          <span className={classNames(styles.detail, styles.actions)}>
            {used === undefined
              ? t('signInSecurity.codes.created', { created })
              : t('signInSecurity.codes.createdAndUsed', { created, used })}
          </span>
        )}
      </div>
    </Card>
  );
}
