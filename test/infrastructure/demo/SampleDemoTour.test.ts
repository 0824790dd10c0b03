import { describe, expect, it } from 'vitest';
import { SampleDemoTour } from '../../../src/infrastructure/demo/SampleDemoTour.ts';
import { aSample, PASSWORD } from '../../support/samples/aSample.ts';

describe('SampleDemoTour', () => {
  it('reloads the demo from the start after a reset [DM-1]', () => {
    let isReopened = false;
    new SampleDemoTour(aSample(), 'USPS', () => (isReopened = true)).reset();
    expect(isReopened).toBe(true);
  });

  it('offers the sign-ins of a merchant’s staff and of an owner’s admin [DM-1]', () => {
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
