import { useTranslation } from 'react-i18next';
import { StateButton } from '../../../shared/components/Button/StateButton.tsx';

export type PublishButtonProps = {
  /** As [PB-2] says; a failure's state publishes again. */
  readonly state: 'publish' | 'publishing' | 'published';
  readonly isDisabled: boolean;
  readonly onPress: () => void;
};

/** Makes the pending changes live, and says how far it is in exactly three texts. */
export function PublishButton(props: PublishButtonProps) {
  const { t } = useTranslation();
  return (
    <StateButton
      {...props}
      states={[
        { name: 'publish', label: t('publishing.publish') },
        { name: 'publishing', label: t('publishing.publishing'), look: 'pending' },
        { name: 'published', label: t('publishing.published'), look: 'done' },
      ]}
    />
  );
}
