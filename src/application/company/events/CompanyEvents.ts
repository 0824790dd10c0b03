import type { CompanyPath } from '../CompanyPath.ts';
import { portToken } from '../../shared/token.ts';

/** A publish that went live. Lists the changed keys without their values. */
export type PublishedNews = {
  readonly publishId: string;
  readonly revision: string;
  readonly actorName: string;
  /** True if the signed-in user published, in any tab or on any device. */
  readonly isOwn: boolean;
  readonly changeCount: number;
  readonly changes: readonly { readonly type: string; readonly key: string }[];
};

export type CompanyEvent =
  | { readonly kind: 'published'; readonly news: PublishedNews }
  | { readonly kind: 'draft'; readonly revision: string };

/** `live`: events arrive at once. `asking`: polling every few seconds. `away`: unreachable, events arrive later. */
export type EventsConnection = 'connecting' | 'live' | 'asking' | 'away';

export type EventsSubscriber = {
  readonly since: () => string | undefined;
  readonly onEvent: (event: CompanyEvent) => void;
  readonly connection: (state: EventsConnection) => void;
};

/** Events of the open company, e.g. a publish. An event may be delivered twice. */
export interface CompanyEvents {
  subscribe(company: CompanyPath, subscriber: EventsSubscriber): () => void;
}
export const CompanyEvents = portToken<CompanyEvents>('CompanyEvents');
