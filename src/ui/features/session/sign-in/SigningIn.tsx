import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../../shared/components/Spinner/Spinner.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import styles from './SigningIn.module.scss';

/** Page shown while the response of an identity provider is exchanged for a session. */
export function SigningIn(): ReactNode {
  const { t } = useTranslation();
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>
        <Spinner size="text" />
        <KeyedText>{t('signIn.submitting')}</KeyedText>
      </h1>
    </main>
  );
}
