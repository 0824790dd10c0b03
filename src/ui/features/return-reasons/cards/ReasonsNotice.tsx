import { useTranslation } from 'react-i18next';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';

export type ReasonsNoticeProps =
  | { readonly goneCode: string | undefined; readonly onDismiss: () => void }
  | { readonly isHiddenNow: boolean };

/** Says that the reason of this address is gone, or that customers are not asked at all or will not be after publishing. */
export function ReasonsNotice(props: ReasonsNoticeProps) {
  const { t } = useTranslation();
  if ('isHiddenNow' in props)
    return (
      <Banner
        tone="info"
        title={t(props.isHiddenNow ? 'returnReasons.settings.hidden' : 'returnReasons.settings.hiddenAfter')}
      >
        {t('returnReasons.settings.enabledHint')}
      </Banner>
    );
  return (
    <Banner tone="info" onDismiss={props.onDismiss} dismissLabel={t('common.dismiss')}>
      {t('returnReasons.gone', { code: props.goneCode })}
    </Banner>
  );
}
