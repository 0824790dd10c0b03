import { sampleAssets } from './assets.ts';
import { configureMerchant } from './configureMerchant.ts';
import { fakerOf } from './fakerOf.ts';
import { alNoor } from './merchants/alNoor.ts';
import { blueHarbour } from './merchants/blueHarbour.ts';
import { demo } from './merchants/demo.ts';
import { globetrot } from './merchants/globetrot.ts';
import type { HandmadeMerchant } from './merchants/HandmadeMerchant.ts';
import { koyo } from './merchants/koyo.ts';
import { northwind } from './merchants/northwind.ts';
import { oldMill } from './merchants/oldMill.ts';
import { blueYonderMerchants, uspsMerchants, yamatoMerchants } from './merchants/otherOwners.ts';
import { parcelCo } from './merchants/parcelCo.ts';
import { saltmarsh } from './merchants/saltmarsh.ts';
import { storefront } from './merchants/storefront.ts';
import { tinderValley } from './merchants/tinderValley.ts';
import { adminConfigOf, ownerProfiles, type OwnerProfile } from './ownerProfiles.ts';
import type { SampleData, SampleMerchant, SampleOwner } from './SampleData.ts';

/** Password of every sample account. It satisfies the password rule [VL-password]. */
const SAMPLE_PASSWORD = 'Returns2026';

const DAY_MS = 86_400_000;

const handmade: readonly (readonly [profile: OwnerProfile, merchants: readonly HandmadeMerchant[]])[] = [
  [
    ownerProfiles.AUSTRALIA_POST,
    [northwind, blueHarbour, koyo, alNoor, parcelCo, tinderValley, oldMill, saltmarsh, storefront, globetrot, demo],
  ],
  [ownerProfiles.USPS, uspsMerchants],
  [ownerProfiles.YAMATO, yamatoMerchants],
  [ownerProfiles.BLUE_YONDER, blueYonderMerchants],
];

/**
 * Creates four owners with branding, staff, merchants and files. Equal arguments give an equal sample.
 * @param now time of the sample, from which ages of publishes are calculated
 */
export function makeSample({ seed, now }: { readonly seed: number; readonly now: Date }): SampleData {
  return {
    owners: handmade.map(([profile, merchants]): SampleOwner => {
      const faker = fakerOf(profile.country, seed, 0);
      const administrator = person(
        profile.rootOrgId,
        1,
        faker.person.fullName(),
        `admin@${profile.brand}.example`,
        'returns_portal_admin',
      );
      return {
        carrier: profile.carrier,
        rootOrgId: profile.rootOrgId,
        adminConfig: adminConfigOf(profile),
        staff: [administrator],
        merchants: merchants.map((draft) =>
          merchantOf(profile, draft, now, faker.number.int({ min: 0, max: DAY_MS / 2 })),
        ),
      };
    }),
    assets: sampleAssets,
  };
}

function merchantOf(profile: OwnerProfile, draft: HandmadeMerchant, now: Date, timeOfDayMs: number): SampleMerchant {
  const age = draft.publishedDaysAgo;
  const daysAgo = (days: number): string => new Date(now.getTime() - days * DAY_MS - timeOfDayMs).toISOString();
  return {
    companyId: draft.companyId,
    companyEnabled: draft.companyEnabled ?? true,
    onboarded: draft.onboarded ?? true,
    configuration: configureMerchant(profile, draft),
    staff: draft.people.map(
      ({ name, mailbox, role = 'returns_portal_merchant', isInvited, isDisabled, seenDaysAgo }, index) => {
        const email = `${mailbox}@${draft.domain}.example`;
        const { password, ...each } = person(draft.companyId, index + 1, name, email, role);
        return {
          ...each,
          ...(!isInvited && { password }),
          ...(isDisabled && { enabled: false }),
          ...(seenDaysAgo !== undefined && { lastSignInAt: daysAgo(seenDaysAgo) }),
        };
      },
    ),
    ...(age === undefined ? {} : { lastPublishedAt: daysAgo(age) }),
    purpose: draft.purpose,
  };
}

const person = (organisationId: string, number: number, name: string, email: string, role: string) => ({
  userId: `${organisationId.toLowerCase()}-staff-${number}`,
  organisationId,
  email,
  name,
  password: SAMPLE_PASSWORD,
  roles: [role],
});
