/** Trusted Types API, missing in TypeScript's library. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
};

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** Allows scripts of this origin only. The content security policy allows one policy of this name, once. */
function ownAddress(address: string): string {
  const { origin, href } = new URL(address, location.href);
  if (origin !== location.origin) throw new TypeError(`not a script of this page: ${origin}`);
  return href;
}

/** Worker URL in the form that the content security policy requires. */
export function trustedScript(address: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (!trustedTypes) return ownAddress(address);
  policy ??= trustedTypes.createPolicy('own-workers', { createScriptURL: ownAddress });
  return policy.createScriptURL(address);
}
