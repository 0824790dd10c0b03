import { useTranslation } from 'react-i18next';
import { useAnnouncement } from '../../../shared/announcing/announce.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';

type MissingReason = {
  /** Code of the reason in the URL. */
  readonly missing: string;
  /** Whether the reason still exists, but the next publish removes it. */
  readonly isToBeRemoved: boolean;
  readonly onDismiss: () => void;
};

export type ReasonsNoticeProps = MissingReason | { readonly isHiddenNow: boolean };

/** Message that explains why the reason in the URL cannot be opened, or that customers do not see the reason field. */
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
  // Announce the message to screen readers, because it may replace a dialog.
  useAnnouncement(text);
  return (
    <Banner tone="info" onDismiss={onDismiss}>
      {text}
    </Banner>
  );
}
