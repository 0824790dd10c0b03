import type { Reverts } from './reverts.ts';

/** A publish of a company. Times are milliseconds since 1970-01-01 UTC. */
export type Publish = {
  readonly publishId: string;
  readonly state: 'open' | 'published' | 'given-up';
  readonly baseRevision: number;
  readonly revision?: number | undefined;
  readonly changeCount: number;
  readonly actor: { readonly userId: string; readonly name: string };
  readonly onBehalfOf?: string | undefined;
  readonly note?: string | undefined;
  readonly reverts?: Reverts | undefined;
  readonly leaseExpiresAt: number;
  readonly openedAt: number;
  readonly completedAt?: number | undefined;
};

export type CompletedPublish = Publish & { readonly revision: number; readonly completedAt: number };

export type NewPublish = Pick<Publish, 'publishId' | 'actor' | 'onBehalfOf' | 'note'>;

export const revisionTagOf = (revision: number): string => `"r${revision}"`;

/** True if `tag` is newer than `than`. False if one of the revisions is unknown. */
export const isNewer = (tag: string, than: string | undefined): boolean =>
  than !== undefined && (revisionOf(tag) ?? 0) > (revisionOf(than) ?? Number.POSITIVE_INFINITY);

export function revisionOf(tag: string): number | undefined {
  const digits = /^"r(\d{1,15})"$/.exec(tag)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
