import type { StaffCredentials } from '../session/SessionGateway.ts';
import { portToken } from '../shared/token.ts';

/** Somebody to try the demo as. */
export type DemoPerson = {
  readonly role: 'merchant' | 'admin';
  /** The name of the organisation they are of. */
  readonly organisation: string;
  readonly credentials: StaffCredentials;
};

/** What the demo offers beyond the product: people to be, and its beginning again. */
export interface DemoTour {
  /** A merchant's member of staff and an admin. */
  readonly people: readonly DemoPerson[];
  /** Everything done in the demo is forgotten, and the page opens anew at sign-in. */
  reset(): void;
}
export const DemoTour = portToken<DemoTour>('DemoTour');
