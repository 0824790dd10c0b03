import { may, rights } from './rights.ts';
import type { AllowedRoles } from './role.ts';

/** True if `own` has every right of `others`. Users can only grant rights that they have. */
export const reaches = (own: readonly string[], others: readonly string[], allowed: AllowedRoles): boolean =>
  rights.every((right) => may(right, own, allowed) || !may(right, others, allowed));
