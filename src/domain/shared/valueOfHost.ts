/** Value of a host: exact match, then longest `*.suffix`, which matches every host with that suffix. */
export function valueOfHost<T>(byHost: Readonly<Record<string, T>>, hostname: string): T | undefined {
  const host = hostname.toLowerCase();
  if (Object.hasOwn(byHost, host)) return byHost[host];
  const suffix = Object.keys(byHost)
    .filter((key) => key.startsWith('*.') && host.endsWith(key.slice(1)))
    .sort((left, right) => right.length - left.length)[0];
  return suffix === undefined ? undefined : byHost[suffix];
}
