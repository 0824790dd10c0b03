import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClassName } from '../../shared/components/Button/buttonClassName.ts';

/** The way to another password, where links are mailed. An address, so that it leads there before any script has come. */
export function ForgottenLink(): ReactNode {
  const { t } = useTranslation();
  return (
    <a className={buttonClassName({ variant: 'quiet', isFullWidth: true })} href="?set-password">
      {t('signIn.forgotten')}
    </a>
  );
}
