import type { FooterLinks } from '../company/companyConfiguration.ts';
import { footerLinks } from './pageFooter.ts';

/** The links that a merchant has of its own: the owner's stand for the others. */
export const ownFooterLinks = (merchant: FooterLinks | undefined): FooterLinks => footerLinks(merchant, {});
