import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { PublishingStore } from '../../../../application/publishing/PublishingStore.ts';
import { useService } from '../../../shared/services.tsx';
import { StateButton } from '../../../shared/components/Button/StateButton.tsx';

/** Publish button with the state of the current publish [PB-2]. After a failure, it is the same as before a publish. */
export const PublishControl = observer(function PublishControl({ onPublish }: { readonly onPublish: () => void }) {
  const { t } = useTranslation();
  const publishing = useService(PublishingStore);
  const { isPublishing } = publishing;
  return (
    <StateButton
      state={isPublishing ? 'publishing' : publishing.state.kind === 'published' ? 'published' : 'publish'}
      states={[
        { name: 'publish', label: t('publishing.publish') },
        { name: 'publishing', label: t('publishing.publishing'), look: 'pending' },
        { name: 'published', label: t('publishing.published'), look: 'done' },
      ]}
      isDisabled={!publishing.canPublish && !isPublishing}
      onPress={onPublish}
    />
  );
});
