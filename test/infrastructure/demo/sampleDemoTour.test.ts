import { describe, expect, it } from 'vitest';
import { sampleDemoTour } from '../../../src/infrastructure/demo/sampleDemoTour.ts';
import { aSample, PASSWORD } from '../../support/samples/aSample.ts';

describe('sampleDemoTour', () => {
  it('offers the sign-ins of a merchant’s staff and of an owner’s admin, and reloads the demo [DM-1]', () => {
    let isReloaded = false;
    const { people, reset } = sampleDemoTour(aSample(), 'USPS', () => (isReloaded = true));
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
    reset();
    expect(isReloaded).toBe(true);
  });
});
