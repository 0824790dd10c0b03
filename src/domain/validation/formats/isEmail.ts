/** Longest address and longest part before the at sign that mail can carry, in characters (RFC 5321). */
const MAX_ADDRESS = 254;
const MAX_LOCAL_PART = 64;
const MAX_LABEL = 63;

const LOCAL_PART = /^[^\p{C}\p{Z}\s()<>[\],:;@\\"]+$/u;
const LABEL = /^[\p{L}\p{M}\p{N}-]+$/u;
const TOP_LABEL = /^(?:[\p{L}\p{M}]{2,}|xn--[a-z0-9-]+)$/iu;

/**
 * Whether a text is an e-mail address of the usual shape, `name@company.example`: letters of any script, a dot in the
 * domain, no quoted names and no number for a domain. Whether anybody reads it only a message can tell.
 */
export function isEmail(value: string): boolean {
  if (value.length > MAX_ADDRESS) return false;
  const [local = '', domain = '', ...more] = value.split('@');
  return more.length === 0 && isLocalPart(local) && isMailDomain(domain);
}

const isLocalPart = (local: string): boolean =>
  local.length <= MAX_LOCAL_PART && LOCAL_PART.test(local) && !/^\.|\.\.|\.$/.test(local);

function isMailDomain(domain: string): boolean {
  const labels = domain.split('.');
  const isLabel = (label: string) => label.length <= MAX_LABEL && LABEL.test(label) && !/^-|-$/.test(label);
  const isWritten = labels.length > 1 && labels.every(isLabel) && TOP_LABEL.test(labels.at(-1) ?? '');
  // A name in ASCII form may stand for none (RFC 5890).
  return isWritten && URL.canParse(`http://${domain}/`);
}
