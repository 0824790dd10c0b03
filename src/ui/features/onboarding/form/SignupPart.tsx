import { useTranslation } from 'react-i18next';
import { NAME_TAKEN } from '../../../../domain/onboarding/tradingName.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import type { FormState } from '../../../shared/forms/useForm.ts';
import type { MerchantValues } from './merchantValues.ts';
import { useMerchantFields } from './useMerchantFields.ts';

export type SignupPartProps = {
  readonly form: FormState<MerchantValues>;
  readonly isJapanese: boolean;
  /** Whether the owner has disabled signup [PB-10]. */
  readonly isSkipped: boolean;
  readonly hasNamesake: boolean;
  readonly isNameRefused: boolean;
};

export function SignupPart({ form, isJapanese, isSkipped, hasNamesake, isNameRefused }: SignupPartProps) {
  const { t } = useTranslation();
  const { text } = useMerchantFields(form);
  const tradingName = text('tradingName');
  return (
    <>
      {isSkipped && <Banner tone="info">{t('onboarding.signupSkipped')}</Banner>}
      <TextField
        {...tradingName}
        error={tradingName.error ?? (isNameRefused ? t(NAME_TAKEN) : undefined)}
        hint={t(hasNamesake ? 'onboarding.hints.namesake' : 'onboarding.hints.tradingName')}
        dir="auto"
        autoComplete="off"
      />
      {isJapanese && (
        <TextField {...text('latinName')} hint={t('onboarding.hints.latinName')} dir="ltr" autoComplete="off" />
      )}
    </>
  );
}
