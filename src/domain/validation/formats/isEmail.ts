/** Two or more labels of up to 63 characters without outer hyphens. The last label is letters only or in ASCII form. */
const NAME = /^(?:(?!-)[\p{L}\p{M}\p{N}_-]{1,63}(?<!-)\.)+(?:[\p{L}\p{M}]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/iu;

/** True for a domain name in letters of any script, or in ASCII form (RFC 5890), as browsers parse it. */
export const isDomainName = (text: string): boolean => NAME.test(text) && URL.canParse(`http://${text}`);

const MAX_ADDRESS = 254;
const MAX_LOCAL_PART = 64;

const LOCAL_PART = /^[^\p{C}\p{Z}\s()<>[\],:;@\\"]+$/u;

/** True for `name@company.example` with letters of any script. False for quoted names and for IP addresses. */
export function isEmail(value: string): boolean {
  if (value.length > MAX_ADDRESS) return false;
  const [local = '', domain = '', ...more] = value.split('@');
  return more.length === 0 && isLocalPart(local) && isDomainName(domain) && !domain.includes('_');
}

const isLocalPart = (local: string): boolean =>
  local.length <= MAX_LOCAL_PART && LOCAL_PART.test(local) && !/^\.|\.\.|\.$/.test(local);
