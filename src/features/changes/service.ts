import { AnnouncedExtensions } from '../../application/branding/AnnouncedExtensions.ts';
import { ChangeSubjects } from '../../application/changes/ChangeSubjects.ts';
import { DraftGateway } from '../../application/changes/drafts/DraftGateway.ts';
import { SessionStore } from '../../application/session/SessionStore.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { LocalStorage } from '../../application/shared/KeyValueStorage.ts';
import { announcedDrafts } from '../../infrastructure/changes/announcedDrafts.ts';
import { BrowserDraftGateway } from '../../infrastructure/changes/BrowserDraftGateway.ts';
import { HttpDraftGateway } from '../../infrastructure/changes/HttpDraftGateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

/** Binds the draft storage. The service stores drafts if it announces this extension, otherwise the browser does. */
export function changesService(bind: Bind): void {
  provide(
    bind,
    DraftGateway,
    [Http, AnnouncedExtensions, LocalStorage, Clock, ChangeSubjects, SessionStore],
    (http, announced, storage, clock, subjects, sessions) =>
      announcedDrafts(
        announced,
        new HttpDraftGateway(http),
        new BrowserDraftGateway(storage, clock, subjects, () => sessions.shown?.userInfo.userId),
      ),
  );
}
