import type { Boot } from '../../../contract/boot.ts';
import { bundleLocaleOf, type BundleLocale } from '../../../src/domain/languages/language.ts';
import type { BundleTree } from '../../../locales/readBundle.ts';
import type { PageRenderer } from './PageRenderer.ts';
import { type PageTemplate, renderPage } from './renderPage.ts';
import type { PageFiles } from './readPageFiles.ts';

/** What sign-in says, beside the titles of errors; the rest of the bundle comes when it is needed. */
const SIGN_IN_SUBJECTS = ['constants', 'signIn', 'languages', 'validation', 'wl', 'footer'];
/** Company ids come from anybody's url, so the pages kept for them must stay few. */
const MOST_KEPT = 200;

/** Rendered pages by what they depend on; the least used one goes first. */
export class PageTemplates {
  readonly #files: PageFiles;
  readonly #renderer: PageRenderer;
  readonly #bundleOf: (locale: BundleLocale) => BundleTree;
  readonly #kept = new Map<string, PageTemplate>();

  constructor(files: PageFiles, renderer: PageRenderer, bundleOf: (locale: BundleLocale) => BundleTree) {
    this.#files = files;
    this.#renderer = renderer;
    this.#bundleOf = bundleOf;
  }

  of(about: Omit<Boot, 'bundle'>): PageTemplate {
    const key = JSON.stringify(about);
    const template = this.#kept.get(key) ?? this.#render(about);
    this.#kept.delete(key);
    this.#kept.set(key, template);
    const oldest = this.#kept.keys().next().value;
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return template;
  }

  #render(about: Omit<Boot, 'bundle'>): PageTemplate {
    const boot = { ...about, bundle: textsOfSignIn(this.#bundleOf(bundleLocaleOf(about.language))) };
    return renderPage(boot, this.#files, this.#renderer.renderSignIn(boot));
  }
}

function textsOfSignIn(whole: BundleTree): BundleTree {
  const subjects = Object.entries(whole).filter(([subject]) => SIGN_IN_SUBJECTS.includes(subject));
  const errors = Object.entries(whole['errors'] ?? {}).flatMap(([kind, error]: [string, BundleTree | string]) =>
    typeof error === 'object' && error['title'] !== undefined ? [[kind, textsOfError(kind, error)] as const] : [],
  );
  return { ...Object.fromEntries(subjects), errors: Object.fromEntries(errors) };
}

/** The title; of the service that is not reached all of it, for who submits where the application does not come. */
const textsOfError = (kind: string, error: BundleTree): BundleTree =>
  kind === 'unreachable' ? error : { title: error['title'] ?? '' };
