import { configureMerchant } from './configureMerchant.ts';
import { inventMerchant } from './inventMerchant.ts';
import { ownerProfiles, type OwnerProfile } from './ownerProfiles.ts';
import type { SampleCarrier, SampleMerchant } from './SampleData.ts';

/** Default time of the sample. */
export const SAMPLE_NOW = new Date('2026-11-20T09:00:00.000Z');

const DAY_MS = 86_400_000;

/** Upper bounds of `lot` (0 to 99) for each state. Merchants with a higher `lot` are live. */
const DISABLED = 4;
const SETTING_UP = 10;
const PAUSED = 18;

/** Every n-th merchant uses the owner's setting for address validation. */
const TAKING_OVER = 3;

/**
 * Generates merchants without staff, one at a time, because a hundred thousand would not fit in memory. The nth
 * merchant depends only on the seed and on n. IDs are the owner's letter and at least six digits, e.g. `M000123`.
 * @param now latest possible time of a last publish
 */
export function* generateMerchants(
  owner: { readonly carrier: SampleCarrier },
  count: number,
  seed: number,
  now: Date = SAMPLE_NOW,
): Generator<SampleMerchant> {
  const profile = ownerProfiles[owner.carrier];
  for (let number = 1; number <= count; number += 1) yield generateMerchant(profile, number, seed, now);
}

function generateMerchant(profile: OwnerProfile, number: number, seed: number, now: Date): SampleMerchant {
  const { lot, publishedDaysAgo, place, street, name, contactName } = inventMerchant(profile, seed, number);
  const companyId = `${profile.idPrefix}${String(number).padStart(6, '0')}`;
  const onboarded = lot < DISABLED || lot >= SETTING_UP;
  return {
    companyId,
    companyEnabled: lot >= DISABLED,
    onboarded,
    configuration: configureMerchant(profile, {
      companyId,
      name,
      contactName,
      domain: companyId.toLowerCase(),
      addresses: [
        {
          name: 'Main Address',
          address: { line1: street, town: place.town, area: place.area, postcode: place.postcode },
        },
      ],
      takesOverAddressValidation: number % TAKING_OVER === 0,
      ...(lot < PAUSED ? { portalActive: false as const } : {}),
    }),
    staff: [],
    ...(onboarded ? { lastPublishedAt: new Date(now.getTime() - publishedDaysAgo * DAY_MS).toISOString() } : {}),
    purpose: 'One of many, made from a seed.',
  };
}
