import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/components/Button/Button.tsx';

export type PublishButtonProps = {
  /** As [PB-2] says; a failure's state publishes again. */
  readonly state: 'publish' | 'publishing' | 'published';
  readonly isDisabled: boolean;
  readonly onPress: () => void;
};

/** Makes the pending changes live, and says how far it is in exactly three texts. */
export function PublishButton({ state, isDisabled, onPress }: PublishButtonProps) {
  const { t } = useTranslation();
  const texts = {
    publish: t('publishing.publish'),
    publishing: t('publishing.publishing'),
    published: t('publishing.published'),
  };
  return (
    <Button
      variant="primary"
      isPending={state === 'publishing'}
      isDone={state === 'published'}
      isDisabled={isDisabled || state === 'published'}
      onPress={onPress}
      aria-keyshortcuts="Control+Enter Meta+Enter"
    >
      {texts[state]}
    </Button>
  );
}
