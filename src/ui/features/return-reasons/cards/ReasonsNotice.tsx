import { useTranslation } from 'react-i18next';
import { useAnnouncement } from '../../../shared/announcing/announce.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';

type MissingReason = {
  /** Code in the URL. */
  readonly missing: string;
  /** The reason still exists, but the next publish removes it. */
  readonly isToBeRemoved: boolean;
  readonly onDismiss: () => void;
};

export type ReasonsNoticeProps = MissingReason | { readonly isHiddenNow: boolean };

/** Why the reason in the URL is not open, or that customers are not asked for a reason. */
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
  // Announced, because it may replace a dialog.
  useAnnouncement(text);
  return (
    <Banner tone="info" onDismiss={onDismiss} dismissLabel={t('common.dismiss')}>
      {text}
    </Banner>
  );
}
