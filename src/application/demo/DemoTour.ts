import type { StaffCredentials } from '../session/SessionGateway.ts';
import { portToken } from '../shared/token.ts';

export type DemoPerson = {
  readonly role: 'merchant' | 'admin';
  readonly organisation: string;
  readonly credentials: StaffCredentials;
};

export interface DemoTour {
  readonly people: readonly DemoPerson[];
  reset(): void;
}
export const DemoTour = portToken<DemoTour>('DemoTour');
