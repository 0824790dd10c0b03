import { Check, Plus, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SecondFactor } from '../../../../domain/session/second-factor/secondFactor.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { Pill } from '../../../shared/components/Pill/Pill.tsx';
import { dateFormat } from '../../../shared/dates/dateFormat.ts';
import styles from './SecurityCards.module.scss';

export type AuthenticatorCardProps = {
  readonly totp: SecondFactor['totp'];
  readonly isRunning: boolean;
  readonly canRemove: boolean;
  /** Adds an app, or replaces the current one. */
  readonly onBegin: () => void;
  readonly onRemove: () => void;
};

export function AuthenticatorCard({ totp, isRunning, canRemove, onBegin, onRemove }: AuthenticatorCardProps) {
  const { t, i18n } = useTranslation();
  const dates = dateFormat(i18n.language, { dateStyle: 'medium' });
  const texts = { title: t('signInSecurity.app.title'), description: t('signInSecurity.app.description') };
  if (!totp)
    return (
      <Card
        {...texts}
        actions={
          <Button icon={<Glyph of={Plus} />} isPending={isRunning} onPress={onBegin}>
            {t('signInSecurity.app.add')}
          </Button>
        }
      />
    );
  return (
    <Card
      {...texts}
      density="flush"
      actions={
        <Pill tone="success" icon={<Glyph of={Check} size="small" />}>
          {t('signInSecurity.app.on')}
        </Pill>
      }
    >
      <div className={styles.row}>
        <Glyph of={Smartphone} />
        <span className={styles.words}>
          <span className={styles.name}>{texts.title}</span>
          <span className={styles.detail}>{t('signInSecurity.app.added', { date: dates.format(totp.addedAt) })}</span>
        </span>
        {totp.lastUsedAt !== undefined && (
          <span className={styles.detail}>{t('signInSecurity.app.used', { date: dates.format(totp.lastUsedAt) })}</span>
        )}
        <span className={styles.actions}>
          <Button variant="quiet" size="compact" isDisabled={isRunning} onPress={onBegin}>
            {t('signInSecurity.app.replace')}
          </Button>
          {canRemove && (
            <Button variant="quiet" size="compact" isDisabled={isRunning} onPress={onRemove}>
              {t('signInSecurity.app.remove')}
            </Button>
          )}
        </span>
      </div>
    </Card>
  );
}
