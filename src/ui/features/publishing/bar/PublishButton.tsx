import { useTranslation } from 'react-i18next';
import { StateButton } from '../../../shared/components/Button/StateButton.tsx';

export type PublishButtonProps = {
  /** [PB-2]. After a failure, the button publishes again. */
  readonly state: 'publish' | 'publishing' | 'published';
  readonly isDisabled: boolean;
  readonly onPress: () => void;
};

/** Has exactly three texts. */
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
