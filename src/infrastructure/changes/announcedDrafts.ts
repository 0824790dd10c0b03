import type { AnnouncedExtensions } from '../../application/branding/AnnouncedExtensions.ts';
import type { DraftGateway } from '../../application/changes/drafts/DraftGateway.ts';

/** Stores drafts on the service if it announces this extension, otherwise in the browser. */
export function announcedDrafts(
  announced: AnnouncedExtensions,
  onService: DraftGateway,
  inBrowser: DraftGateway,
): DraftGateway {
  const currentGateway = (): DraftGateway => (announced.keepsDrafts ? onService : inBrowser);
  return {
    read: (company) => currentGateway().read(company),
    store: (...write) => currentGateway().store(...write),
    drop: (...write) => currentGateway().drop(...write),
  };
}
