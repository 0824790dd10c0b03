import { observer } from 'mobx-react-lite';
import { PublishingStore } from '../../../../application/publishing/PublishingStore.ts';
import { useService } from '../../../shared/services.tsx';
import { PublishButton } from './PublishButton.tsx';

/** [PB-2] */
export const PublishControl = observer(function PublishControl({ onPublish }: { readonly onPublish: () => void }) {
  const publishing = useService(PublishingStore);
  const { isPublishing } = publishing;
  const state = isPublishing ? 'publishing' : publishing.state.kind === 'published' ? 'published' : 'publish';
  return <PublishButton state={state} isDisabled={!publishing.canPublish && !isPublishing} onPress={onPublish} />;
});
