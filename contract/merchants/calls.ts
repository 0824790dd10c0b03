import type { Call } from '../call.ts';
import { listCompanies } from './companies.ts';

export const merchantsCalls: readonly Call[] = [listCompanies];
