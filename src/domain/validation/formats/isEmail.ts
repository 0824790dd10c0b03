import { isDomainName } from './isDomainName.ts';

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
