import type { AnnouncedExtensions } from '../../application/branding/AnnouncedExtensions.ts';
import type { DraftGateway } from '../../application/changes/drafts/DraftGateway.ts';

/** Stores drafts on the service if it announces this extension, otherwise in the browser. */
export function announcedDrafts(
  announced: AnnouncedExtensions,
  onService: DraftGateway,
  inBrowser: DraftGateway,
): DraftGateway {
  const present = (): DraftGateway => (announced.keepsDrafts ? onService : inBrowser);
  return {
    read: (company) => present().read(company),
    keep: (...write) => present().keep(...write),
    drop: (...write) => present().drop(...write),
  };
}
