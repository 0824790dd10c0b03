import { readDraft } from '../../../contract/changes/readDraft.ts';
import type { DraftGateway } from '../../application/changes/drafts/DraftGateway.ts';
import { bodyAs } from '../http/answer.ts';
import { readAt } from '../http/callAt.ts';
import type { Http } from '../http/Http.ts';

/** The one call of drafts that a page is drawn with: it is made beside that of the configuration. */
export const readDraftOver =
  (http: Http): DraftGateway['read'] =>
  (company) =>
    bodyAs(readAt(http, readDraft, company, {}), (draft) => draft);
