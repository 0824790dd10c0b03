import { PREVIEW_PATH } from '../navigation/place.ts';
import { PREVIEW_LINK_LIFE } from '../shared/lifetimes.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { refuse, type WriteRefusal } from '../shared/write.ts';

/** Link that shows a portal to visitors without an account. Times are milliseconds since 1970-01-01 UTC. */
export type PreviewLink = {
  readonly linkId: string;
  readonly createdBy: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly revokedAt?: number | undefined;
  /** Time when a visitor last opened the link. Absent if it was never opened. */
  readonly openedAt?: number | undefined;
};

/** Maximum number of valid links per company. */
export const MAX_OPEN_LINKS = 20;
/** Minimum milliseconds between two recorded openings of a link. */
const MIN_TIME_BETWEEN_OPENINGS = 60_000;

export type PreviewLinkState = 'open' | 'revoked' | 'expired';

export function stateOf(link: Pick<PreviewLink, 'expiresAt' | 'revokedAt'>, now: number): PreviewLinkState {
  if (link.revokedAt !== undefined) return 'revoked';
  return link.expiresAt <= now ? 'expired' : 'open';
}

export const TOO_MANY_LINKS = 'previewLinks.tooMany';

export function makeLink(
  open: readonly PreviewLink[],
  { linkId, createdBy, now }: { readonly linkId: string; readonly createdBy: string; readonly now: number },
): Result<PreviewLink, WriteRefusal> {
  if (open.length >= MAX_OPEN_LINKS) return err(refuse('', `more than ${MAX_OPEN_LINKS} open links`, TOO_MANY_LINKS));
  return ok({ linkId, createdBy, createdAt: now, expiresAt: now + PREVIEW_LINK_LIFE });
}

export const isNewOpening = ({ openedAt }: Pick<PreviewLink, 'openedAt'>, now: number): boolean =>
  openedAt === undefined || openedAt + MIN_TIME_BETWEEN_OPENINGS <= now;

/** URL of a link, relative to the site's root. The token is in the fragment, which browsers do not send to a server. */
export const previewLinkAddress = (token: string): string => `${PREVIEW_PATH}#${encodeURIComponent(token)}`;

/** Token of a URL fragment. `undefined` if it is truncated or invalid. */
export const previewTokenIn = (hash: string): string | undefined => /^#([\w-]{16,512})(?![\w-])/.exec(hash)?.[1];
