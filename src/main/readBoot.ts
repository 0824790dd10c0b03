import { bootSchema, type Boot, type Early } from '../../contract/boot.ts';

declare global {
  interface Window {
    __ENV__?: unknown;
    __EARLY__?: Early;
  }
}

/** Data that the service put into the page. Undefined on a static host. */
export function readBoot(page: Document): Boot | undefined {
  const text = page.getElementById('boot')?.textContent;
  if (!text) return undefined;
  const boot = bootSchema.safeParse(JSON.parse(text));
  return boot.success ? boot.data : undefined;
}
