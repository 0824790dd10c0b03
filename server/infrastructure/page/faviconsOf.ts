import type { AdminConfigDocument } from '../../../contract/branding/adminConfig.ts';
import { favicons, type Favicon } from '../../../src/domain/branding/favicons.ts';

/** An owner's icons [BR-5]: its own folder among the local ones bears the carrier's name. */
export const faviconsOf = (carrier: string, { faviconOptions }: AdminConfigDocument): readonly Favicon[] =>
  faviconOptions ? favicons(faviconOptions, carrier) : [];
