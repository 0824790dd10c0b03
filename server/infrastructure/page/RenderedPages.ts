import { LRUCache } from 'lru-cache';
import type { Boot } from '../../../contract/boot.ts';
import { bundleLocaleOf, directionOf } from '../../../src/domain/languages/language.ts';
import type { BundleTree } from '../../../locales/readBundle.ts';
import { compressed, type Encoding } from '../http/compressResponses.ts';
import type { BundleOf } from '../languages/LocaleBundles.ts';
import type { PageRenderer } from './PageRenderer.ts';
import type { PageFiles } from './readPageFiles.ts';
import { documentTitle } from '../../../src/domain/branding/brandOf.ts';
import type { Favicon } from '../../../src/domain/branding/favicons.ts';
import { accentProperties } from '../../../src/domain/theme/accentProperties.ts';
import { parseHexColour } from '../../../src/domain/theme/parseHexColour.ts';
import { bodyScript, headScript, headStyle, startScript } from './earlyScripts.ts';
import { escapeHtml, jsonForScript } from './escapeHtml.ts';
import { faviconsOf } from './imageSourcesOf.ts';

/** Text subjects needed for sign-in, in addition to the error titles. The client fetches the other texts later. */
const SIGN_IN_SUBJECTS = ['constants', 'signIn', 'languages', 'validation', 'wl', 'footer'];
/** Text keys in `common` whose texts join two sentences. */
const JOINING_TEXTS = ['inARow', 'twoSentences'];
/** Maximum number of cached pages. A limit is needed, because company IDs in addresses are untrusted. */
const CAPACITY = 200;

/** All inputs of a page's HTML, except the script for signed-in users. */
export type PageSubject = Omit<Boot, 'bundle'> & {
  /** Name of the page at this address, used as part of the cache key. */
  readonly opened: string;
  /** Whether the page can be read without sign-in, e.g. the page of a preview link. */
  readonly isOpenToAll?: boolean;
};

export type RenderedPage = PageHtml & {
  /** Returns the page's bytes in an encoding. They are compressed once, on first use. */
  readonly body: (encoding: Encoding | undefined) => Promise<Uint8Array>;
};

export class RenderedPages {
  readonly #files: PageFiles;
  readonly #renderer: PageRenderer;
  readonly #bundleOf: BundleOf;
  readonly #pages = new LRUCache<string, RenderedPage>({ max: CAPACITY });
  /** ID of each configuration object, used in cache keys. An unchanged configuration remains the same object. */
  readonly #ids = new WeakMap<object, number>();
  #lastId = 0;

  constructor(files: PageFiles, renderer: PageRenderer, bundleOf: BundleOf) {
    this.#files = files;
    this.#renderer = renderer;
    this.#bundleOf = bundleOf;
  }

  /** @param signedInScript returns the script for signed-in users, which depends only on the subject */
  of({ opened, isOpenToAll = false, ...about }: PageSubject, signedInScript: () => string): RenderedPage {
    const { adminConfig, carrier, language, companyId = '' } = about;
    const key = [this.#idOf(adminConfig), carrier, language, companyId, opened].join('\n');
    const page = this.#pages.get(key) ?? this.#render(about, signedInScript(), isOpenToAll);
    this.#pages.set(key, page);
    return page;
  }

  #idOf(adminConfig: object): number {
    const id = this.#ids.get(adminConfig) ?? (this.#lastId += 1);
    this.#ids.set(adminConfig, id);
    return id;
  }

  #render(about: Omit<Boot, 'bundle'>, signedInScript: string, isOpenToAll: boolean): RenderedPage {
    const boot = { ...about, bundle: signInTexts(this.#bundleOf(bundleLocaleOf(about.language), about.carrier)) };
    const signIn = isOpenToAll ? '' : this.#renderer.renderSignIn(boot);
    const page = renderPage(boot, this.#files, signIn, signedInScript);
    const bodies = new Map<Encoding | undefined, Promise<Uint8Array>>();
    return {
      ...page,
      body(encoding) {
        const body = bodies.get(encoding) ?? compressed(page.html, encoding).then((result) => result.body);
        bodies.set(encoding, body);
        return body;
      },
    };
  }
}

function signInTexts(bundle: BundleTree): BundleTree {
  const subjects = Object.entries(bundle).filter(([subject]) => SIGN_IN_SUBJECTS.includes(subject));
  const errors = Object.entries(bundle['errors'] ?? {}).flatMap(([kind, error]: [string, BundleTree | string]) =>
    typeof error === 'object' && error['title'] !== undefined ? [[kind, errorTexts(kind, error)] as const] : [],
  );
  const common = Object.entries(bundle['common'] ?? {}).filter(([name]) => JOINING_TEXTS.includes(name));
  return { ...Object.fromEntries(subjects), errors: Object.fromEntries(errors), common: Object.fromEntries(common) };
}

/** Title of an error. `unreachable` is complete, because the form shows it if the application does not load. */
const errorTexts = (kind: string, error: BundleTree): BundleTree =>
  kind === 'unreachable' ? error : { title: error['title'] ?? '' };

type PageHtml = {
  readonly html: string;
  /** Content of the inline scripts. The content security policy lists their hashes. */
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
};

/**
 * Renders the HTML of a page with the owner's brand, the user's language and the sign-in form.
 * @param signIn HTML of the sign-in form
 * @param signedInScript script that fetches the data and files of the page for a signed-in user
 */
function renderPage(boot: Boot, files: PageFiles, signIn: string, signedInScript: string): PageHtml {
  const { adminConfig, carrier, language } = boot;
  const icons = faviconsOf(carrier, adminConfig).map(iconLink).join('');
  const accent = parseHexColour(adminConfig.theme?.primaryColor ?? '');
  // Mark the accent in the HTML, so that the page recalculates it only if it needs a different one.
  const marked = accent === undefined ? '' : ` data-accent="${accent}"`;
  const attributes = `lang="${language}" dir="${directionOf(language)}"${marked}`;
  const title = escapeHtml(documentTitle(undefined, adminConfig.productName));
  const style = `${headStyle}${files.styleText}${brandStyle(accent)}`;
  const start = startScript(files.script);
  const links = [
    // Disabled links prevent Vite's loader from fetching styles whose text is already in the page.
    ...files.styles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    ...[...files.preloads, files.script].map((href) => `<link rel="modulepreload" href="${href}">`),
  ].join('');

  return {
    inlineScripts: [headScript, signedInScript, start, bodyScript],
    inlineStyles: [style],
    html:
      `<!doctype html><html ${attributes}><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width, initial-scale=1">` +
      `<meta name="robots" content="noindex, nofollow"><meta name="color-scheme" content="light dark">` +
      `<title>${title}</title><style>${style}</style><script>${headScript}</script>` +
      // Load the settings first, because the application cannot start without them.
      `<script defer src="/env.js"></script>${links}${icons}` +
      `<script>${signedInScript}</script><script type="module">${start}</script></head>` +
      `<body><div id="root">${signIn}</div><div id="frame" aria-hidden="true"></div><script>${bodyScript}</script>` +
      `<script type="application/json" id="boot">${jsonForScript(boot)}</script></body></html>`,
  };
}

function iconLink({ rel, href, type, sizes }: Favicon): string {
  const attributes = Object.entries({ rel, href, type, sizes }).filter(([, value]) => value !== undefined);
  return `<link ${attributes.map(([name, value]) => `${name}="${escapeHtml(value ?? '')}"`).join(' ')}>`;
}

/** CSS custom properties of the owner's accent. Their values are calculated; no setting is inserted as text. */
function brandStyle(seed: string | undefined): string {
  if (seed === undefined) return '';
  return `:root{${accentProperties(seed)
    .map(([property, value]) => `${property}:${value}`)
    .join(';')}}`;
}
