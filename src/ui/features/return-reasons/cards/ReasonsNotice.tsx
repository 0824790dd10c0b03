import { useTranslation } from 'react-i18next';
import { useAnnouncement } from '../../../shared/announcing/useAnnouncement.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';

type MissingReason = {
  /** The code in the address, of what cannot be edited. */
  readonly missing: string;
  /** It is there, and goes at the next publish. */
  readonly isToBeRemoved: boolean;
  readonly onDismiss: () => void;
};

export type ReasonsNoticeProps = MissingReason | { readonly isHiddenNow: boolean };

/** Says why the reason of this address is not open, or that customers are not asked at all or will not be after publishing. */
export function ReasonsNotice(props: ReasonsNoticeProps) {
  const { t } = useTranslation();
  if ('missing' in props) return <MissingNotice {...props} />;
  return (
    <Banner
      tone="info"
      title={t(props.isHiddenNow ? 'returnReasons.settings.hidden' : 'returnReasons.settings.hiddenAfter')}
    >
      {t('returnReasons.settings.enabledHint')}
    </Banner>
  );
}

function MissingNotice({ missing, isToBeRemoved, onDismiss }: MissingReason) {
  const { t } = useTranslation();
  const text = t(isToBeRemoved ? 'returnReasons.toBeRemoved' : 'returnReasons.gone', { code: missing });
  // It may be said in place of a dialog that was open.
  useAnnouncement(text);
  return (
    <Banner tone="info" onDismiss={onDismiss} dismissLabel={t('common.dismiss')}>
      {text}
    </Banner>
  );
}
