import { portToken } from '../../../application/shared/token.ts';
import type { MerchantPages } from './MerchantPages.ts';

/** Every page that an admin's navigation can list. */
export type AdminPages = MerchantPages;
export const AdminPages = portToken<AdminPages>('AdminPages');
