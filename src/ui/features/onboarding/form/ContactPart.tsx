import { useTranslation } from 'react-i18next';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import type { FormState } from '../../../shared/forms/useForm.ts';
import styles from './MerchantForm.module.scss';
import type { MerchantValues } from './merchantValues.ts';
import { useMerchantFields } from './useMerchantFields.ts';

export type ContactPartProps = { readonly form: FormState<MerchantValues>; readonly isJapanese: boolean };

export function ContactPart({ form, isJapanese }: ContactPartProps) {
  const { t } = useTranslation();
  const { text } = useMerchantFields(form);
  const firstNameField = <TextField {...text('firstName')} dir="auto" autoComplete="off" />;
  const lastNameField = <TextField {...text('lastName')} dir="auto" autoComplete="off" />;
  return (
    <>
      <div className={styles.pair}>
        {isJapanese ? lastNameField : firstNameField}
        {isJapanese ? firstNameField : lastNameField}
      </div>
      {isJapanese && (
        <div className={styles.pair}>
          <TextField {...text('lastNameKana')} hint={t('onboarding.hints.kana')} autoComplete="off" />
          <TextField {...text('firstNameKana')} hint={t('onboarding.hints.kana')} autoComplete="off" />
        </div>
      )}
      <TextField {...text('login')} hint={t('onboarding.hints.login')} dir="ltr" autoComplete="off" />
      <TextField {...text('phoneNumber')} type="tel" inputMode="tel" dir="ltr" autoComplete="off" />
    </>
  );
}
