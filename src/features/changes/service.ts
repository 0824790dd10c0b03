import { AnnouncedExtensions } from '../../application/branding/AnnouncedExtensions.ts';
import { ChangeSubjects } from '../../application/changes/ChangeSubjects.ts';
import { DraftGateway } from '../../application/changes/drafts/DraftGateway.ts';
import { SessionStore } from '../../application/session/SessionStore.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { LocalStorage } from '../../application/shared/KeyValueStorage.ts';
import { announcedDrafts } from '../../infrastructure/changes/announcedDrafts.ts';
import { browserDraftGateway } from '../../infrastructure/changes/browserDraftGateway.ts';
import { httpDraftGateway } from '../../infrastructure/changes/httpDraftGateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function changesService(bind: Bind): void {
  provide(
    bind,
    DraftGateway,
    [Http, AnnouncedExtensions, LocalStorage, Clock, ChangeSubjects, SessionStore],
    (http, announced, storage, clock, subjects, sessions) =>
      announcedDrafts(
        announced,
        httpDraftGateway(http),
        browserDraftGateway(storage, clock, subjects, () => sessions.shown?.userInfo.userId),
      ),
  );
}
