import { PREVIEW_PATH } from '../navigation/place.ts';
import { PREVIEW_LINK_LIFE } from '../shared/lifetimes.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { refuse, type WriteRefusal } from '../shared/write.ts';

/** A link that shows a portal to somebody without an account; times in milliseconds since 1970-01-01 UTC. */
export type PreviewLink = {
  readonly linkId: string;
  /** The name of who made it. */
  readonly createdBy: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly revokedAt?: number | undefined;
  /** When it was opened last; never until then. */
  readonly openedAt?: number | undefined;
};

/** Of one company at the same time. */
export const MAX_OPEN_LINKS = 20;
/** A link that is opened again and again is written down as opened once in so many milliseconds. */
const OPENED_AGAIN = 60_000;

export type PreviewLinkState = 'open' | 'revoked' | 'expired';

export function stateOf(link: Pick<PreviewLink, 'expiresAt' | 'revokedAt'>, now: number): PreviewLinkState {
  if (link.revokedAt !== undefined) return 'revoked';
  return link.expiresAt <= now ? 'expired' : 'open';
}

/** The key of what somebody is told who wants one more than there may be. */
export const TOO_MANY_LINKS = 'previewLinks.tooMany';

export function makeLink(
  open: readonly PreviewLink[],
  { linkId, createdBy, now }: { readonly linkId: string; readonly createdBy: string; readonly now: number },
): Result<PreviewLink, WriteRefusal> {
  if (open.length >= MAX_OPEN_LINKS) return err(refuse('', `more than ${MAX_OPEN_LINKS} open links`, TOO_MANY_LINKS));
  return ok({ linkId, createdBy, createdAt: now, expiresAt: now + PREVIEW_LINK_LIFE });
}

/** Whether that somebody opens it now is worth writing down. */
export const isOpenedAnew = ({ openedAt }: Pick<PreviewLink, 'openedAt'>, now: number): boolean =>
  openedAt === undefined || openedAt + OPENED_AGAIN <= now;

/** The address of a link, relative to the site's root. What follows `#` is sent to no server. */
export const previewLinkAddress = (token: string): string => `${PREVIEW_PATH}#${encodeURIComponent(token)}`;

/** The token in what follows the path of an address; `undefined` where it was cut off or cannot be one. */
export const previewTokenIn = (hash: string): string | undefined => /^#([\w-]{16,512})(?![\w-])/.exec(hash)?.[1];
