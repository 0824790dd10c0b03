import type { AdminConfigDocument } from '../../../contract/branding/adminConfig.ts';
import { z } from '../../../contract/schema.ts';
import { policyOrigin } from './contentSecurityPolicy.ts';
import { favicons, type Favicon } from '../../../src/domain/branding/favicons.ts';

/** Icons of an owner [BR-5]. The folder of an owner's local icons is named after its carrier. */
export const faviconsOf = (carrier: string, { faviconOptions }: AdminConfigDocument): readonly Favicon[] =>
  faviconOptions ? favicons(faviconOptions, carrier) : [];

/** This schema is not in the contract, because a page that imported it would load its parser. */
const listSchema = z.array(z.string());

/** Sources of external images for the policy: `features.imageSources` and the brand's files. Only HTTPS. */
export function imageSourcesOf(carrier: string, adminConfig: AdminConfigDocument): readonly string[] {
  const { logoUrl, altLogoUrl, subBrandLogoUrl, features } = adminConfig;
  const files = [logoUrl, altLogoUrl, subBrandLogoUrl, ...faviconsOf(carrier, adminConfig).map(({ href }) => href)];
  const folders = listSchema.safeParse(features['imageSources']).data ?? [];
  const sources = [...folders.map((folder) => sourceOf(folder, '/')), ...files.map((file) => sourceOf(file, ''))];
  return [...new Set(sources.filter((source) => source !== undefined))];
}

/** Returns the source for a policy. A path that ends with a slash allows every address below it. */
function sourceOf(address: string | undefined, end: string): string | undefined {
  const origin = address === undefined ? undefined : policyOrigin(address);
  if (address === undefined || origin === undefined) return undefined;
  const { protocol, pathname } = new URL(address);
  if (protocol !== 'https:') return undefined;
  const path = pathname.endsWith(end) ? pathname : `${pathname}${end}`;
  // Encode `;` and `,`, because they end a source in a policy.
  return `${origin}${path.replaceAll(';', '%3B').replaceAll(',', '%2C')}`;
}
