import { isAssetAddress } from '../validation/formats/isHttpAddress.ts';

export type FaviconOptions = {
  /** `local` files are part of the product, one folder per instance. `remote` files are below `remotePath`. */
  readonly assetSource: 'local' | 'remote';
  readonly remotePath?: string | undefined;
  readonly useFallback?: boolean | undefined;
  readonly fallbackInstance?: string | undefined;
  readonly customExtensions?: Readonly<Record<string, string>> | undefined;
};

export type Favicon = {
  readonly rel: 'icon' | 'apple-touch-icon';
  readonly href: string;
  readonly type?: string | undefined;
  readonly sizes?: string | undefined;
};

const usualIcons = [
  { name: 'favicon', rel: 'icon', extension: 'ico', sizes: undefined },
  { name: 'favicon-16x16', rel: 'icon', extension: 'png', sizes: '16x16' },
  { name: 'favicon-32x32', rel: 'icon', extension: 'png', sizes: '32x32' },
  { name: 'apple-touch-icon', rel: 'apple-touch-icon', extension: 'png', sizes: '180x180' },
] as const;

const mediaTypes: ReadonlyMap<string, string> = new Map([
  ['gif', 'image/gif'],
  ['ico', 'image/x-icon'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['svg', 'image/svg+xml'],
  ['webp', 'image/webp'],
]);

const INSTANCE = /^[A-Za-z0-9_-]{1,64}$/;

/** `instance` is the folder of local icons. Returns no icons if the configuration is incomplete. */
export function favicons(options: FaviconOptions, instance: string): readonly Favicon[] {
  const { fallbackInstance, remotePath } = options;
  const fallback = fallbackInstance === undefined ? [] : localIcons(fallbackInstance, options);
  if (options.useFallback === true && fallback.length > 0) return fallback;
  if (options.assetSource === 'local') return localIcons(instance, options);
  // Use the fallback icons if the remote path is missing or invalid, because a broken icon would be worse.
  return remotePath !== undefined && isAssetAddress(remotePath) ? remoteIcons(remotePath, options) : fallback;
}

const localIcons = (instance: string, options: FaviconOptions): readonly Favicon[] =>
  INSTANCE.test(instance) ? iconsIn(`/favicons/${instance}`, options) : [];

function remoteIcons(remotePath: string, options: FaviconOptions): readonly Favicon[] {
  const [address = ''] = remotePath.split(/[?#]/, 1);
  const type = mediaTypes.get(extensionOf(address.slice(address.lastIndexOf('/') + 1)));
  return type
    ? [{ rel: 'icon', href: remotePath, type }]
    : iconsIn(address.endsWith('/') ? address.slice(0, -1) : address, options);
}

const iconsIn = (folder: string, { customExtensions = {} }: FaviconOptions): readonly Favicon[] =>
  usualIcons.map(({ name, rel, extension, sizes }) => {
    const custom = Object.hasOwn(customExtensions, name) ? (customExtensions[name] ?? '').replace(/^\./, '') : '';
    const used = mediaTypes.has(custom.toLowerCase()) ? custom.toLowerCase() : extension;
    // An SVG has no sizes, because it fits every size.
    return {
      rel,
      href: `${folder}/${name}.${used}`,
      type: mediaTypes.get(used),
      sizes: used === 'svg' ? 'any' : sizes,
    };
  });

const extensionOf = (file: string): string =>
  file.includes('.') ? file.slice(file.lastIndexOf('.') + 1).toLowerCase() : '';
