/** A configured address where it is one that a person may go to: a web or mail address. */
export const safeAddress = (href: string | undefined): string | undefined =>
  href !== undefined && /^(?:https?:\/\/|mailto:)/i.test(href) ? href : undefined;
