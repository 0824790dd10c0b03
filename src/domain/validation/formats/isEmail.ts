/** At least two labels of at most 63 characters without outer hyphens; the last has only letters or is ASCII form. */
const NAME = /^(?:(?!-)[\p{L}\p{M}\p{N}_-]{1,63}(?<!-)\.)+(?:[\p{L}\p{M}]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/iu;

/** Accepts letters of any script or ASCII form. Rejects an ASCII form that encodes no name (RFC 5890). */
export const isDomainName = (text: string): boolean => NAME.test(text) && URL.canParse(`http://${text}`);

/** Maximum characters of an address and of its local part (RFC 5321). */
const MAX_ADDRESS = 254;
const MAX_LOCAL_PART = 64;

const LOCAL_PART = /^[^\p{C}\p{Z}\s()<>[\],:;@\\"]+$/u;

/** Accepts `name@company.example` with letters of any script, but no quoted names and no IP addresses. */
export function isEmail(value: string): boolean {
  if (value.length > MAX_ADDRESS) return false;
  const [local = '', domain = '', ...more] = value.split('@');
  return more.length === 0 && isLocalPart(local) && isDomainName(domain) && !domain.includes('_');
}

const isLocalPart = (local: string): boolean =>
  local.length <= MAX_LOCAL_PART && LOCAL_PART.test(local) && !/^\.|\.\.|\.$/.test(local);
