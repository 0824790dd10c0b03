import { AnnouncedExtensions } from '../../application/branding/AnnouncedExtensions.ts';
import { ChangeSubjects } from '../../application/changes/ChangeSubjects.ts';
import { DraftGateway, type DraftWrites } from '../../application/changes/drafts/DraftGateway.ts';
import { SessionStore } from '../../application/session/SessionStore.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { LocalStorage } from '../../application/shared/KeyValueStorage.ts';
import { announcedDrafts } from '../../infrastructure/changes/announcedDrafts.ts';
import { readDraftOver } from '../../infrastructure/changes/readDraftOver.ts';
import { fetchedGateway } from '../../infrastructure/ioc/fetchedGateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

/** Drafts are the service's where it announces them, else the browser's. */
export function changesService(bind: Bind): void {
  provide(
    bind,
    DraftGateway,
    [Http, AnnouncedExtensions, LocalStorage, Clock, ChangeSubjects, SessionStore],
    (http, announced, storage, clock, subjects, sessions) => {
      const onService: DraftGateway = {
        ...fetchedGateway<DraftWrites>({ keep: true, drop: true }, async () => {
          const { HttpDraftWrites } = await import('../../infrastructure/changes/HttpDraftWrites.ts');
          return new HttpDraftWrites(http);
        }),
        read: readDraftOver(http),
      };
      const inBrowser = fetchedGateway<DraftGateway>({ read: true, keep: true, drop: true }, async () => {
        const { BrowserDraftGateway } = await import('../../infrastructure/changes/BrowserDraftGateway.ts');
        return new BrowserDraftGateway(storage, clock, subjects, () => sessions.shown?.userInfo.userId);
      });
      return announcedDrafts(announced, onService, inBrowser);
    },
  );
}
