import type { AdminConfigDocument } from '../../../contract/branding/adminConfig.ts';
import { favicons, type Favicon } from '../../../src/domain/branding/favicons.ts';

/** An owner's icons [BR-5]. The folder of its local icons is named after the carrier. */
export const faviconsOf = (carrier: string, { faviconOptions }: AdminConfigDocument): readonly Favicon[] =>
  faviconOptions ? favicons(faviconOptions, carrier) : [];
