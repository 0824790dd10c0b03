/** Trusted Types API, which TypeScript's library does not declare. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
};

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** Returns the URL of a script. Throws a `TypeError` if the script has another origin. */
function ownAddress(address: string): string {
  const { origin, href } = new URL(address, location.href);
  if (origin !== location.origin) throw new TypeError(`not a script of this page: ${origin}`);
  return href;
}

/** Returns a worker's URL as a `TrustedScriptURL`, which the content security policy requires. */
export function trustedScript(address: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (!trustedTypes) return ownAddress(address);
  policy ??= trustedTypes.createPolicy('own-workers', { createScriptURL: ownAddress });
  return policy.createScriptURL(address);
}
