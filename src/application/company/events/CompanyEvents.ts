import type { CompanyId } from '../../../domain/company/companyId.ts';
import { portToken } from '../../shared/token.ts';

export type FollowedPath = { readonly rootOrgId: string; readonly companyId: CompanyId };

/** A publish that went live. What it changed is named, never told. */
export type PublishedNews = {
  readonly publishId: string;
  readonly revision: string;
  readonly actorName: string;
  /** By the person who is signed in, in whatever tab or on whatever device. */
  readonly isOwn: boolean;
  readonly changeCount: number;
  readonly changes: readonly { readonly type: string; readonly key: string }[];
};

export type CompanyEvent =
  | { readonly kind: 'published'; readonly news: PublishedNews }
  /** The person's own draft has this revision. */
  | { readonly kind: 'draft'; readonly revision: string };

/**
 * How events come: `live` at once, `asking` within seconds, where nothing comes by itself; `away` while the service is
 * not reached. What happens meanwhile is told afterwards.
 */
export type EventsConnection = 'connecting' | 'live' | 'asking' | 'away';

export type EventsSubscriber = {
  /** The revision that is stood on: publishes since are told. */
  readonly since: () => string | undefined;
  readonly hear: (event: CompanyEvent) => void;
  readonly connection: (state: EventsConnection) => void;
};

/** What happens to a company while it is open here. The same may be told twice. */
export interface CompanyEvents {
  /** Tells how it stands and what follows; the answer stops it. */
  subscribe(company: FollowedPath, subscriber: EventsSubscriber): () => void;
}
export const CompanyEvents = portToken<CompanyEvents>('CompanyEvents');
