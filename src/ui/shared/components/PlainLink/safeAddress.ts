/** Allows only web and mail URLs. */
export const safeAddress = (href: string | undefined): string | undefined =>
  href !== undefined && /^(?:https?:\/\/|mailto:)/i.test(href) ? href : undefined;
