import type { FooterLinks } from '../company/companyConfiguration.ts';
import { footerLinks } from './pageFooter.ts';

/** Links that the merchant set itself. */
export const ownFooterLinks = (merchant: FooterLinks | undefined): FooterLinks => footerLinks(merchant, {});
