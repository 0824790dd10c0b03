import type { AdminConfigDocument } from '../../../contract/branding/adminConfig.ts';
import { z } from '../../../contract/schema.ts';
import { policyOrigin } from './contentSecurityPolicy.ts';
import { favicons, type Favicon } from '../../../src/domain/branding/favicons.ts';

/** An owner's icons [BR-5]. The folder of its local icons is named after the carrier. */
export const faviconsOf = (carrier: string, { faviconOptions }: AdminConfigDocument): readonly Favicon[] =>
  faviconOptions ? favicons(faviconOptions, carrier) : [];

/** Not in the contract's schema, because the page does not use it and would load its parser. */
const listSchema = z.array(z.string());

/** External image sources for the policy: addresses below `features.imageSources` and the brand's files. Only HTTPS. */
export function imageSourcesOf(carrier: string, adminConfig: AdminConfigDocument): readonly string[] {
  const { logoUrl, altLogoUrl, subBrandLogoUrl, features } = adminConfig;
  const files = [logoUrl, altLogoUrl, subBrandLogoUrl, ...faviconsOf(carrier, adminConfig).map(({ href }) => href)];
  const folders = listSchema.safeParse(features['imageSources']).data ?? [];
  const sources = [...folders.map((folder) => sourceOf(folder, '/')), ...files.map((file) => sourceOf(file, ''))];
  return [...new Set(sources.filter((source) => source !== undefined))];
}

/** In a policy, a path with a trailing slash includes everything below it. */
function sourceOf(address: string | undefined, end: string): string | undefined {
  const origin = address === undefined ? undefined : policyOrigin(address);
  if (address === undefined || origin === undefined) return undefined;
  const { protocol, pathname } = new URL(address);
  if (protocol !== 'https:') return undefined;
  const path = pathname.endsWith(end) ? pathname : `${pathname}${end}`;
  // In a policy, both characters end a source.
  return `${origin}${path.replaceAll(';', '%3B').replaceAll(',', '%2C')}`;
}
