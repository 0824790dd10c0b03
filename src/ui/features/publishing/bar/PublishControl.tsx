import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { PublishingStore } from '../../../../application/publishing/PublishingStore.ts';
import { useService } from '../../../shared/services.tsx';
import { StateButton } from '../../../shared/components/Button/StateButton.tsx';

/** Publish button with the state of the current publish [PB-2]. */
export const PublishControl = observer(function PublishControl({ onPublish }: { readonly onPublish: () => void }) {
  const publishing = useService(PublishingStore);
  const { isPublishing } = publishing;
  const state = isPublishing ? 'publishing' : publishing.state.kind === 'published' ? 'published' : 'publish';
  return <PublishButton state={state} isDisabled={!publishing.canPublish && !isPublishing} onPress={onPublish} />;
});

type PublishButtonProps = {
  /** State of the button [PB-2]. After a failure it is `publish`, so that the user can try again. */
  readonly state: 'publish' | 'publishing' | 'published';
  readonly isDisabled: boolean;
  readonly onPress: () => void;
};

/** Button with one of exactly three labels. */
function PublishButton(props: PublishButtonProps) {
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
