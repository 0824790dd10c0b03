import type { Call } from '../../../contract/call.ts';

/** A path of the contract as a pattern for whole paths; a parameter is one segment. */
const pathPattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^{}]+\}/g, '[^/]+')}$`);

/** The methods each path of the contract answers to, for 405 and its `Allow` header. */
export function allowedMethods(calls: readonly Call[]): (pathname: string) => readonly string[] {
  const patterns = calls.map((call) => ({ pattern: pathPattern(call.path), method: call.method }));
  return (pathname) => {
    const methods = patterns.filter(({ pattern }) => pattern.test(pathname)).map(({ method }) => method);
    return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
  };
}
