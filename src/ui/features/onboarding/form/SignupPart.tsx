import { useTranslation } from 'react-i18next';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import type { FormState } from '../../../shared/forms/useForm.ts';
import type { MerchantValues } from './merchantValues.ts';
import { useMerchantFields } from './useMerchantFields.ts';

export type SignupPartProps = {
  readonly form: FormState<MerchantValues>;
  readonly isJapanese: boolean;
  /** The owner does without it [PB-10]. */
  readonly isSkipped: boolean;
  /** Another merchant's company is called what is typed as the trading name. */
  readonly hasNamesake: boolean;
};

/** What the merchant is signed up under. */
export function SignupPart({ form, isJapanese, isSkipped, hasNamesake }: SignupPartProps) {
  const { t } = useTranslation();
  const { text } = useMerchantFields(form);
  return (
    <>
      {isSkipped && <Banner tone="info">{t('newMerchants.signupSkipped')}</Banner>}
      <TextField
        {...text('tradingName')}
        hint={t(hasNamesake ? 'newMerchants.hints.namesake' : 'newMerchants.hints.tradingName')}
        dir="auto"
        autoComplete="off"
      />
      {isJapanese && (
        <TextField {...text('latinName')} hint={t('newMerchants.hints.latinName')} dir="ltr" autoComplete="off" />
      )}
    </>
  );
}
