import type { Clock } from '../../application/shared/Clock.ts';
import type { KeyValueStorage } from '../../application/shared/KeyValueStorage.ts';
import { DEMO_LIFE } from '../../domain/shared/lifetimes.ts';
import { DRAFT_KEY_PREFIX } from '../changes/browserDraftKey.ts';

const BEGUN_KEY = 'demo/begun';

/** Forgets what was done in the demo. What else is kept is the person's own, as light or dark; the address may be shared, too. */
export function forgetDemo(storage: KeyValueStorage): void {
  for (const [key] of storage.entries()) if (key.startsWith(DRAFT_KEY_PREFIX) || key === BEGUN_KEY) storage.remove(key);
}

/** The demo is opened: it begins anew where it was begun a day ago, or at a time that is to come. */
export function openDemo(storage: KeyValueStorage, clock: Pick<Clock, 'now'>): void {
  const age = clock.now() - Number(storage.read(BEGUN_KEY));
  if (age >= 0 && age < DEMO_LIFE) return;
  forgetDemo(storage);
  storage.write(BEGUN_KEY, String(clock.now()));
}
