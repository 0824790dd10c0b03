import { KeyRound, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Passkey } from '../../../../domain/session/second-factor/passkey.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { dateFormat } from '../../../shared/dates/dateFormat.ts';
import styles from './SecurityCards.module.scss';

export type PasskeysCardProps = {
  readonly passkeys: readonly Passkey[];
  /** Whether this browser can create passkeys at this address. */
  readonly canAdd: boolean;
  readonly canRemove: boolean;
  readonly isRunning: boolean;
  readonly onAdd: () => void;
  readonly onRename: (passkey: Passkey) => void;
  readonly onRemove: (passkey: Passkey) => void;
};

export function PasskeysCard({ passkeys, canAdd, isRunning, onAdd, ...rows }: PasskeysCardProps) {
  const { t } = useTranslation();
  return (
    <Card
      density="flush"
      title={t('signInSecurity.passkeys.title')}
      description={t(canAdd ? 'signInSecurity.passkeys.description' : 'signInSecurity.passkeys.unavailable')}
      actions={
        canAdd && (
          <Button icon={<Glyph of={Plus} />} isDisabled={isRunning} onPress={onAdd}>
            {t('signInSecurity.passkeys.add')}
          </Button>
        )
      }
    >
      {passkeys.length > 0 && (
        <ul className={styles.list} aria-label={t('signInSecurity.passkeys.title')}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.passkeyId} passkey={passkey} isRunning={isRunning} {...rows} />
          ))}
        </ul>
      )}
    </Card>
  );
}

type PasskeyRowProps = Pick<PasskeysCardProps, 'canRemove' | 'isRunning' | 'onRename' | 'onRemove'> & {
  readonly passkey: Passkey;
};

function PasskeyRow({ passkey, canRemove, isRunning, onRename, onRemove }: PasskeyRowProps) {
  const { t, i18n } = useTranslation();
  const { name, host, isUsableHere, addedAt, lastUsedAt } = passkey;
  const dates = dateFormat(i18n.language, { dateStyle: 'medium' });
  return (
    <li className={styles.row}>
      <Glyph of={KeyRound} />
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={styles.detail}>{t('signInSecurity.passkeys.added', { date: dates.format(addedAt) })}</span>
        {!isUsableHere && <span className={styles.detail}>{t('signInSecurity.passkeys.elsewhere', { host })}</span>}
      </span>
      {lastUsedAt !== undefined && (
        <span className={styles.detail}>{t('signInSecurity.passkeys.used', { date: dates.format(lastUsedAt) })}</span>
      )}
      <span className={styles.actions}>
        <Button
          variant="quiet"
          size="compact"
          isDisabled={isRunning}
          aria-label={t('signInSecurity.passkeys.renameNamed', { name })}
          onPress={() => onRename(passkey)}
        >
          {t('signInSecurity.passkeys.rename')}
        </Button>
        {canRemove && (
          <Button
            variant="quiet"
            size="compact"
            isDisabled={isRunning}
            aria-label={t('signInSecurity.passkeys.removeNamed', { name })}
            onPress={() => onRemove(passkey)}
          >
            {t('signInSecurity.passkeys.remove')}
          </Button>
        )}
      </span>
    </li>
  );
}
