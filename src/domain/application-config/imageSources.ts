import type { ChangeContext, ChangeProblem } from '../changes/changeDescription.ts';
import { isAssetAddress } from '../validation/formats/isHttpAddress.ts';
import type { ApplicationConfigHolder } from './applicationConfig.ts';

const isWithin = (source: string, address: URL): boolean => {
  if (!URL.canParse(source)) return false;
  const { origin, pathname } = new URL(source);
  return address.origin === origin && address.pathname.startsWith(pathname.endsWith('/') ? pathname : `${pathname}/`);
};

/** True for a file of this service or an https URL below one of `sources`. Other hosts could track visitors. */
export function isImageAddress(address: string, sources: readonly string[] = []): boolean {
  if (!isAssetAddress(address)) return false;
  if (address.startsWith('/')) return true;
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return url.username === '' && url.password === '' && sources.some((source) => isWithin(source, url));
}

/** True if the logo changed to a URL that is not allowed. */
export function bringsForeignLogo(before: ApplicationConfigHolder, after: ApplicationConfigHolder): boolean {
  const logo = after.assets?.logoImage;
  if (typeof logo !== 'string' || logo === before.assets?.logoImage) return false;
  return isAssetAddress(logo) && !isImageAddress(logo, after.features.imageSources);
}

export const imageProblems = ({ before, after }: ChangeContext): readonly ChangeProblem[] =>
  bringsForeignLogo(before, after) ? [{ problem: 'changes.problems.imageElsewhere', isBlocking: true }] : [];
