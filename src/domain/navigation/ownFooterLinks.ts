import type { FooterLinks } from '../company/companyConfiguration.ts';
import { footerLinks } from './pageFooter.ts';

export const ownFooterLinks = (merchant: FooterLinks | undefined): FooterLinks => footerLinks(merchant, {});
