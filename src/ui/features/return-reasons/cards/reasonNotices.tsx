import { useTranslation } from 'react-i18next';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';

type GoneNoticeProps = { readonly code: string | undefined; readonly onDismiss: () => void };

/** Says that the reason of this address is not there any more. */
export function GoneNotice({ code, onDismiss }: GoneNoticeProps) {
  const { t } = useTranslation();
  return (
    <Banner tone="info" onDismiss={onDismiss} dismissLabel={t('common.dismiss')}>
      {t('returnReasons.gone', { code })}
    </Banner>
  );
}

/** Says that customers are not asked at all, or will not be after publishing. */
export function HiddenNotice({ isSoNow }: { readonly isSoNow: boolean }) {
  const { t } = useTranslation();
  return (
    <Banner tone="info" title={t(isSoNow ? 'returnReasons.settings.hidden' : 'returnReasons.settings.hiddenAfter')}>
      {t('returnReasons.settings.enabledHint')}
    </Banner>
  );
}
