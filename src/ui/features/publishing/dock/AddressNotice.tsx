import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { PlainLink } from '../../../shared/components/PlainLink/PlainLink.tsx';
import { useAddressNotice } from './useAddressNotice.ts';

/** Published address that some carriers do not serve, with a contact [WH-7]. */
export const AddressNotice = observer(function AddressNotice() {
  const { t } = useTranslation();
  const notice = useAddressNotice();
  if (!notice) return undefined;
  const { text, supportEmail: email, dismiss } = notice;
  return (
    <Banner tone="info" onDismiss={dismiss} dismissLabel={t('common.dismiss')}>
      <KeyedText>{text}</KeyedText>{' '}
      {email && (
        <>
          <KeyedText>{t('publishing.servedBySomeHelp')}</KeyedText>{' '}
          <PlainLink href={`mailto:${email}`}>{email}</PlainLink>
        </>
      )}
    </Banner>
  );
});
