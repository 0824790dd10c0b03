import { PublishingStore } from '../../../../application/publishing/PublishingStore.ts';
import { deferredObserver } from '../../../shared/deferred/deferredObserver.ts';
import { useService } from '../../../shared/services.tsx';
import { PublishButton } from './PublishButton.tsx';

/** The publish button as publishing stands [PB-2]. */
export const PublishControl = deferredObserver(function PublishControl({
  onPublish,
}: {
  readonly onPublish: () => void;
}) {
  const publishing = useService(PublishingStore);
  const { isPublishing } = publishing;
  const state = isPublishing ? 'publishing' : publishing.state.kind === 'published' ? 'published' : 'publish';
  return <PublishButton state={state} isDisabled={!publishing.canPublish && !isPublishing} onPress={onPublish} />;
});
