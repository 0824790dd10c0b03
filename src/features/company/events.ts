import type { CompanyEvents } from '../../application/company/events/CompanyEvents.ts';
import type { SessionCredentials } from '../../application/session/SessionCredentials.ts';
import type { Clock } from '../../application/shared/Clock.ts';
import type { Connection } from '../../application/shared/Connection.ts';
import { HttpCompanyEvents } from '../../infrastructure/company/events/HttpCompanyEvents.ts';
import { pageAttention } from '../../infrastructure/company/events/pageAttention.ts';

/** Events in a browser. */
export const browserEvents = (
  apiUrl: string,
  credentials: SessionCredentials,
  clock: Clock,
  connection: Connection,
): CompanyEvents =>
  new HttpCompanyEvents({
    line: { apiUrl, credentials, fetch: (...asked) => fetch(...asked) },
    clock,
    attention: pageAttention(document, connection),
    random: Math.random,
  });
