import type { Boot } from '../../../contract/boot.ts';
import { bundleLocaleOf } from '../../../src/domain/languages/language.ts';
import type { BundleTree } from '../../../locales/readBundle.ts';
import type { BundleOf } from '../languages/LocaleBundles.ts';
import type { PageRenderer } from './PageRenderer.ts';
import { renderPage } from './renderPage.ts';
import { stitched, type StitchedPage } from './stitched.ts';
import type { PageFiles } from './readPageFiles.ts';

/** What sign-in says, beside the titles of errors; the rest of the bundle comes when it is needed. */
const SIGN_IN_SUBJECTS = ['constants', 'signIn', 'languages', 'validation', 'wl', 'footer'];
/** Of the texts of every page, what joins two sentences. */
const JOINING_TEXTS = ['inARow', 'twoSentences'];
/** Company ids come from anybody's url, so the pages kept for them must stay few. */
const MOST_KEPT = 200;

/** What a page is made of for whoever asks for its address in its language. */
export type PageSubject = Omit<Boot, 'bundle'> & {
  /** What the application opens there; the HTML names what it is drawn with. */
  readonly shown: string;
  /** Nobody signs in there. */
  readonly isOpenToAll?: boolean;
};

export type KeptPage = {
  readonly html: (nonce: string) => string;
  /** The same compressed with brotli; `undefined` where it is compressed anew for each nonce. */
  readonly compressed: Promise<StitchedPage | undefined>;
};

/** Rendered pages by what they depend on; the least used one goes first. */
export class PageTemplates {
  readonly #files: PageFiles;
  readonly #renderer: PageRenderer;
  readonly #bundleOf: BundleOf;
  readonly #kept = new Map<string, KeptPage>();
  /** Configurations by number: the same one is the same object. */
  readonly #numbers = new WeakMap<object, number>();
  #numbered = 0;

  constructor(files: PageFiles, renderer: PageRenderer, bundleOf: BundleOf) {
    this.#files = files;
    this.#renderer = renderer;
    this.#bundleOf = bundleOf;
  }

  /** @param signedIn makes the script for who is signed in, which depends on the subject alone */
  of({ shown, isOpenToAll = false, ...about }: PageSubject, signedIn: () => string): KeptPage {
    const { adminConfig, carrier, language, companyId = '' } = about;
    const key = [this.#numberOf(adminConfig), carrier, language, companyId, shown].join('\n');
    const page = this.#kept.get(key) ?? this.#render(about, signedIn(), isOpenToAll);
    this.#kept.delete(key);
    this.#kept.set(key, page);
    const oldest = this.#kept.keys().next().value;
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return page;
  }

  #numberOf(adminConfig: object): number {
    const number = this.#numbers.get(adminConfig) ?? (this.#numbered += 1);
    this.#numbers.set(adminConfig, number);
    return number;
  }

  #render(about: Omit<Boot, 'bundle'>, signedIn: string, isOpenToAll: boolean): KeptPage {
    const boot = { ...about, bundle: textsOfSignIn(this.#bundleOf(bundleLocaleOf(about.language), about.carrier)) };
    const template = renderPage(boot, this.#files, isOpenToAll ? '' : this.#renderer.renderSignIn(boot));
    const html = (nonce: string): string => template(nonce, signedIn);
    return { html, compressed: stitched(html).catch(() => undefined) };
  }
}

function textsOfSignIn(whole: BundleTree): BundleTree {
  const subjects = Object.entries(whole).filter(([subject]) => SIGN_IN_SUBJECTS.includes(subject));
  const errors = Object.entries(whole['errors'] ?? {}).flatMap(([kind, error]: [string, BundleTree | string]) =>
    typeof error === 'object' && error['title'] !== undefined ? [[kind, textsOfError(kind, error)] as const] : [],
  );
  const common = Object.entries(whole['common'] ?? {}).filter(([name]) => JOINING_TEXTS.includes(name));
  return { ...Object.fromEntries(subjects), errors: Object.fromEntries(errors), common: Object.fromEntries(common) };
}

/** The title; of the service that is not reached all of it, for who submits where the application does not come. */
const textsOfError = (kind: string, error: BundleTree): BundleTree =>
  kind === 'unreachable' ? error : { title: error['title'] ?? '' };
