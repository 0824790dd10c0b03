import { portToken } from '../../../application/shared/token.ts';
import type { MerchantPages } from './MerchantPages.ts';

export type AdminPages = MerchantPages;
export const AdminPages = portToken<AdminPages>('AdminPages');
