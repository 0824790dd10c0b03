import type { SampleData, SampleStaff } from '../../../sample/SampleData.ts';
import type { DemoPerson, DemoTour } from '../../application/demo/DemoTour.ts';

const personOf = (
  role: DemoPerson['role'],
  organisation: string,
  staff: SampleStaff | undefined,
): readonly DemoPerson[] =>
  staff?.password !== undefined
    ? [
        {
          role,
          organisation,
          credentials: {
            username: staff.email,
            password: staff.password,
            organisationId: staff.organisationId,
          },
        },
      ]
    : [];

/** Offers the first users in the owner's sample data for the sign-in with one click. */
export class SampleDemoTour implements DemoTour {
  readonly people: readonly DemoPerson[];
  readonly #openAnew: () => void;

  constructor(data: SampleData, carrier: string | undefined, openAnew: () => void) {
    const owner = data.owners.find((each) => each.carrier === carrier) ?? data.owners[0];
    const merchant = owner?.merchants.find((each) => each.companyEnabled && each.staff.length > 0);
    this.people = [
      ...personOf('merchant', merchant?.configuration.name ?? '', merchant?.staff[0]),
      ...personOf('admin', owner?.adminConfig.carrierName ?? '', owner?.staff[0]),
    ];
    this.#openAnew = openAnew;
  }

  reset(): void {
    this.#openAnew();
  }
}
