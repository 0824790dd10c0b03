import { describe, expect, it } from 'vitest';
import { SampleDemoTour } from '../../../src/infrastructure/demo/SampleDemoTour.ts';
import { aSample, PASSWORD } from '../../support/samples/aSample.ts';

describe('the tour of the demo', () => {
  it('begins anew where it is reset [DM-1]', () => {
    let isOpenedAnew = false;
    new SampleDemoTour(aSample(), 'USPS', () => (isOpenedAnew = true)).reset();
    expect(isOpenedAnew).toBe(true);
  });

  it('offers to be a merchant’s staff and an admin of the carrier [DM-1]', () => {
    const { people } = new SampleDemoTour(aSample(), 'USPS', () => undefined);
    expect(people).toEqual([
      {
        role: 'merchant',
        organisation: 'Acme',
        credentials: { username: 'staff@acme.example', password: PASSWORD, organisationId: 'ACME' },
      },
      {
        role: 'admin',
        organisation: 'Owner Post',
        credentials: { username: 'admin@house.example', password: PASSWORD, organisationId: 'HOUSE' },
      },
    ]);
  });
});
