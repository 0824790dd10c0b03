import { isDomainName } from './isDomainName.ts';

/** Longest address and longest part before the at sign that mail can carry, in characters (RFC 5321). */
const MAX_ADDRESS = 254;
const MAX_LOCAL_PART = 64;

const LOCAL_PART = /^[^\p{C}\p{Z}\s()<>[\],:;@\\"]+$/u;

/**
 * Whether a text is an e-mail address of the usual shape, `name@company.example`: letters of any script, a dot in the
 * domain, no quoted names and no number for a domain. Whether anybody reads it only a message can tell.
 */
export function isEmail(value: string): boolean {
  if (value.length > MAX_ADDRESS) return false;
  const [local = '', domain = '', ...more] = value.split('@');
  return more.length === 0 && isLocalPart(local) && isDomainName(domain) && !domain.includes('_');
}

const isLocalPart = (local: string): boolean =>
  local.length <= MAX_LOCAL_PART && LOCAL_PART.test(local) && !/^\.|\.\.|\.$/.test(local);
