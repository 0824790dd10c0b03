import { TOO_LARGE } from '../../errors/errorMessages.ts';
import { isOwnerFlag } from '../ownerFlags.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import { findUnstorable } from '../../shared/findUnstorable.ts';
import { refuse, type WriteRefusal } from '../../shared/write.ts';
import type { CompilePattern } from '../../validation/patterns/patternEngine.ts';
import { applicationConfigIn, type ApplicationConfigHolder } from '../applicationConfig.ts';
import { applicationConfigError } from '../problems/applicationConfigError.ts';
import { bringsForeignLogo } from '../imageSources.ts';
import { imageIn } from '../logoImage.ts';
import type { ConfiguredCompany } from './configuredCompany.ts';

const MAX_SIZE = 500_000;

/** Parts that every company may change. All others belong to the owner. */
const OPEN_PARTS = { features: ['navigation', 'footer'], assets: ['logoImage'] } as const;

export function refuseApplicationConfig(
  before: ConfiguredCompany,
  after: ConfiguredCompany,
  compile: CompilePattern,
  earlier: readonly ApplicationConfigHolder[] = [],
): WriteRefusal | undefined {
  const [from, to] = [applicationConfigIn(before), applicationConfigIn(after)];
  const unstorable = findUnstorable(to);
  if (unstorable !== undefined) return refuse(unstorable, 'not storable');
  if (JSON.stringify(to).length > MAX_SIZE) return refuse('', 'too large', TOO_LARGE);
  const isOwner = before.companyId === before.carrier.rootOrgId;
  for (const [part, open] of Object.entries(OPEN_PARTS) as ['features' | 'assets', readonly string[]][]) {
    const names = new Set([...Object.keys(from[part]), ...Object.keys(to[part])]);
    const isOpen = (name: string): boolean =>
      open.includes(name) ||
      (part === 'features' && isOwner && isOwnerFlag(name, to.features[name] ?? from.features[name]));
    const closed = [...names].find((name) => !isOpen(name) && !deepEqual(from[part][name], to[part][name]));
    if (closed !== undefined) return refuse(`/${part}/${closed}`, 'not open to change');
  }
  // Images have their own upload call, which inspects them.
  const { logoImage } = to.assets;
  if (logoImage !== from.assets['logoImage'] && imageIn(logoImage)) return refuse('/assets/logoImage', 'not uploaded');
  if (bringsForeignLogo(before, after))
    return refuse('/assets/logoImage', 'image from elsewhere', 'changes.problems.imageElsewhere');
  const error = applicationConfigError(before, after, compile, earlier);
  return error && refuse(error.pointer, error.error, error.error);
}
