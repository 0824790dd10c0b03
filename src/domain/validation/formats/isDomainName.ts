/** At least two parts of at most 63 characters, none with a hyphen at an end, the last one of letters or in ASCII form. */
const NAME = /^(?:(?!-)[\p{L}\p{M}\p{N}_-]{1,63}(?<!-)\.)+(?:[\p{L}\p{M}]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/iu;

/**
 * Whether a text is a name of at least two parts that a name server may know, in letters of any script or in its ASCII form. Such a
 * form may stand for no name (RFC 5890), and nobody gets there.
 */
export const isDomainName = (text: string): boolean => NAME.test(text) && URL.canParse(`http://${text}`);
