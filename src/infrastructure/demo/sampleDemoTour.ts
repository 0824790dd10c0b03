import type { SampleData, SampleStaff } from '../../../sample/SampleData.ts';
import type { DemoPerson, DemoTour } from '../../application/demo/DemoTour.ts';

function personOf(
  role: DemoPerson['role'],
  organisation: string,
  staff: SampleStaff | undefined,
): readonly DemoPerson[] {
  if (staff?.password === undefined) return [];
  const { email, password, organisationId } = staff;
  return [{ role, organisation, credentials: { username: email, password, organisationId } }];
}

/** Offers the first users in the owner's sample data for the sign-in with one click. */
export function sampleDemoTour(data: SampleData, carrier: string | undefined, reset: () => void): DemoTour {
  const owner = data.owners.find((each) => each.carrier === carrier) ?? data.owners[0];
  const merchant = owner?.merchants.find((each) => each.companyEnabled && each.staff.length > 0);
  const people = [
    ...personOf('merchant', merchant?.configuration.name ?? '', merchant?.staff[0]),
    ...personOf('admin', owner?.adminConfig.carrierName ?? '', owner?.staff[0]),
  ];
  return { people, reset };
}
