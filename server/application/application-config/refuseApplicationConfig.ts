import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import { applicationConfigIn } from '../../../src/domain/application-config/applicationConfig.ts';
import { applicationConfigError } from '../../../src/domain/application-config/applicationConfigError.ts';
import { imageIn } from '../../../src/domain/application-config/logoImage.ts';
import { isOwnerFlag } from '../../../src/domain/branding/ownerFlags.ts';
import { deepEqual } from '../../../src/domain/shared/deepEqual.ts';
import type { CompilePattern } from '../../../src/domain/validation/patterns/patternEngine.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import { findUnstorable } from '../shared/findUnstorable.ts';

/** Largest application configuration, in characters of JSON. */
const MAX_SIZE = 500_000;

/** What every company may change of its features and assets; the rest is the owner's to give, to itself as well. */
const OPEN_PARTS = { features: ['navigation', 'footer'], assets: ['logoImage'] } as const;

const invalid = (pointer: string, message: string, key?: string): ServiceFailure => ({
  kind: 'invalid',
  ...(key !== undefined && { message: key }),
  errors: [{ pointer, message }],
});

/** Why an application configuration may not become what it would: the domain's own rules on all that is different. */
export function refuseApplicationConfig(
  before: MerchantConfigDocument,
  after: MerchantConfigDocument,
  compile: CompilePattern,
): ServiceFailure | undefined {
  const [from, to] = [applicationConfigIn(before), applicationConfigIn(after)];
  const unstorable = findUnstorable(to);
  if (unstorable !== undefined) return invalid(unstorable, 'not storable');
  if (JSON.stringify(to).length > MAX_SIZE) return invalid('', 'too large');
  const isOwner = before.companyId === before.carrier.rootOrgId;
  for (const [part, open] of Object.entries(OPEN_PARTS) as ['features' | 'assets', readonly string[]][]) {
    const names = new Set([...Object.keys(from[part]), ...Object.keys(to[part])]);
    const isOpen = (name: string): boolean =>
      open.includes(name) ||
      (part === 'features' && isOwner && isOwnerFlag(name, to.features[name] ?? from.features[name]));
    const closed = [...names].find((name) => !isOpen(name) && !deepEqual(from[part][name], to[part][name]));
    if (closed !== undefined) return invalid(`/${part}/${closed}`, 'not open to change');
  }
  // A file comes in by its own call, which looks at it.
  if (imageIn(to.assets['logoImage'])) return invalid('/assets/logoImage', 'not uploaded');
  const error = applicationConfigError(before, after, compile);
  return error && invalid(error.pointer, error.error, error.error);
}
