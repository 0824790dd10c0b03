/** At least two labels of at most 63 characters without outer hyphens; the last has only letters or is ASCII form. */
const NAME = /^(?:(?!-)[\p{L}\p{M}\p{N}_-]{1,63}(?<!-)\.)+(?:[\p{L}\p{M}]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/iu;

/** Accepts letters of any script or ASCII form. Rejects an ASCII form that encodes no name (RFC 5890). */
export const isDomainName = (text: string): boolean => NAME.test(text) && URL.canParse(`http://${text}`);
