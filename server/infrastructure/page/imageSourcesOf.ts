import type { AdminConfigDocument } from '../../../contract/branding/adminConfig.ts';
import { z } from '../../../contract/schema.ts';
import { faviconsOf } from './faviconsOf.ts';
import { policyOrigin } from './policyOrigin.ts';

/** The list is not in the contract's schema of the configuration: the page has no use for it, and would load what reads it. */
const listSchema = z.array(z.string());

/**
 * Where the images of an owner's pages come from beside this service, as a policy names it: all below an address of the
 * owner's list (`features.imageSources`), and the files that the owner's own brand names. Over https alone.
 */
export function imageSourcesOf(carrier: string, adminConfig: AdminConfigDocument): readonly string[] {
  const { logoUrl, altLogoUrl, subBrandLogoUrl, features } = adminConfig;
  const files = [logoUrl, altLogoUrl, subBrandLogoUrl, ...faviconsOf(carrier, adminConfig).map(({ href }) => href)];
  const folders = listSchema.safeParse(features['imageSources']).data ?? [];
  const sources = [...folders.map((folder) => sourceOf(folder, '/')), ...files.map((file) => sourceOf(file, ''))];
  return [...new Set(sources.filter((source) => source !== undefined))];
}

/** A path that ends with a slash stands for all below it, any other for itself alone. */
function sourceOf(address: string | undefined, end: string): string | undefined {
  const origin = address === undefined ? undefined : policyOrigin(address);
  if (address === undefined || origin === undefined) return undefined;
  const { protocol, pathname } = new URL(address);
  if (protocol !== 'https:') return undefined;
  const path = pathname.endsWith(end) ? pathname : `${pathname}${end}`;
  // Both would end the source within a policy.
  return `${origin}${path.replaceAll(';', '%3B').replaceAll(',', '%2C')}`;
}
