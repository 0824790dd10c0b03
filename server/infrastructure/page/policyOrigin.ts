/** Host names that end no source of a policy: URLs also allow `;`, `,` and quotes in them. */
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;

/** Origin of an address, or `undefined` if it cannot be written into a content security policy. */
export function policyOrigin(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, host } = new URL(address);
  return HOST.test(host) ? origin : undefined;
}
