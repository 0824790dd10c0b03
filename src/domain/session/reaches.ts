import { may, rights } from './rights.ts';
import type { AllowedRoles } from './role.ts';

/** Whether nothing is allowed to those roles that is not to one's own: nobody gives, or takes over, more than they have. */
export const reaches = (own: readonly string[], others: readonly string[], allowed: AllowedRoles): boolean =>
  rights.every((right) => may(right, own, allowed) || !may(right, others, allowed));
