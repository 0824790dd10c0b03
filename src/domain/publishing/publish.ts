import type { Reverts } from './reverts.ts';

/** One publish of a company. Times are milliseconds since 1970-01-01 UTC. */
export type Publish = {
  readonly publishId: string;
  readonly state: 'open' | 'published' | 'given-up';
  readonly baseRevision: number;
  readonly revision?: number | undefined;
  readonly changeCount: number;
  readonly actor: { readonly userId: string; readonly name: string };
  /** The company an admin acted for in review mode. */
  readonly onBehalfOf?: string | undefined;
  /** What the person wrote of it. */
  readonly note?: string | undefined;
  /** Known once it went live. */
  readonly reverts?: Reverts | undefined;
  readonly leaseExpiresAt: number;
  readonly openedAt: number;
  readonly completedAt?: number | undefined;
};

/** One that went live, as which revision and when. */
export type CompletedPublish = Publish & { readonly revision: number; readonly completedAt: number };

export type NewPublish = Pick<Publish, 'publishId' | 'actor' | 'onBehalfOf' | 'note'>;
