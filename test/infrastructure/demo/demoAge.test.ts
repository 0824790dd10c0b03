import { beforeEach, describe, expect, it } from 'vitest';
import { forgetDemo, openDemo } from '../../../src/infrastructure/demo/demoAge.ts';
import { SampleDemoTour } from '../../../src/infrastructure/demo/SampleDemoTour.ts';
import { InMemoryStorage } from '../../../src/infrastructure/storage/InMemoryStorage.ts';
import { ManualClock } from '../../support/fakes/ManualClock.ts';
import { aSample, PASSWORD } from '../../support/samples/aSample.ts';

const DAY = 24 * 60 * 60 * 1000;
let clock: ManualClock;
let storage: InMemoryStorage;

/** Opens the demo, and answers what is left of a draft and of what is the person's own. */
function open() {
  openDemo(storage, clock);
  return { draft: storage.read('draft/staff/ACME'), theme: storage.read('theme') };
}

beforeEach(() => {
  clock = new ManualClock();
  storage = new InMemoryStorage();
  open();
  storage.write('draft/staff/ACME', 'pending');
  storage.write('theme', 'dark');
});

describe('what was done in the demo', () => {
  it('is kept for a day from when it was begun, and forgotten when it is opened after that [DM-1]', () => {
    clock.advance(DAY - 1);
    expect(open()).toEqual({ draft: 'pending', theme: 'dark' });
    clock.advance(1);
    expect(open()).toEqual({ draft: undefined, theme: 'dark' });
    storage.write('draft/staff/ACME', 'again');
    clock.advance(DAY - 1);
    expect(open().draft).toBe('again');
  });

  it.each(['soon', '', String(Date.UTC(2100, 1))])('is forgotten where it says it was begun “%s”', (begun) => {
    storage.write('demo/begun', begun);
    expect(open()).toEqual({ draft: undefined, theme: 'dark' });
  });

  it('is forgotten at once when it is reset, also what the page writes while it goes [DM-1]', () => {
    let isOpenedAnew = false;
    const tour = new SampleDemoTour(aSample(), 'USPS', storage, () => (isOpenedAnew = true));
    tour.reset();
    expect(isOpenedAnew).toBe(true);
    expect(storage.entries()).toEqual([['theme', 'dark']]);
    storage.write('draft/staff/ACME', 'written late');
    expect(open()).toEqual({ draft: undefined, theme: 'dark' });
  });

  it('leaves alone what others keep at the same address', () => {
    storage.write('somebody-else', 'theirs');
    forgetDemo(storage);
    expect(storage.read('somebody-else')).toBe('theirs');
  });
});

describe('the people of the demo', () => {
  it('are a merchant’s staff and an admin of the carrier [DM-1]', () => {
    const { people } = new SampleDemoTour(aSample(), 'USPS', storage, () => undefined);
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
