import type { Boot } from '../../../contract/boot.ts';
import { documentTitle } from '../../../src/domain/branding/documentTitle.ts';
import type { Favicon } from '../../../src/domain/branding/favicons.ts';
import { accentProperties } from '../../../src/domain/theme/accentProperties.ts';
import { parseHexColour } from '../../../src/domain/theme/parseHexColour.ts';
import { directionOf } from '../../../src/domain/languages/language.ts';
import { bodyScript, headScript, headStyle, startScript } from './earlyScripts.ts';
import { escapeHtml, jsonForScript } from './escapeHtml.ts';
import { faviconsOf } from './faviconsOf.ts';
import type { PageFiles } from './readPageFiles.ts';

/**
 * A page without its nonce and without what its address alone needs, `signedIn`: the nonce belongs to one response, the
 * script to those who ask for that address, all the rest to everyone who gets the same page.
 */
export type PageTemplate = (nonce: string, signedIn: string) => string;

/** The HTML of every page: branded, in the person's language, with the sign-in form already in it. */
export function renderPage(boot: Boot, files: PageFiles, signIn: string): PageTemplate {
  const { adminConfig, carrier, language } = boot;
  const icons = faviconsOf(carrier, adminConfig).map(iconLink).join('');
  const accent = parseHexColour(adminConfig.theme?.primaryColor ?? '');
  // The page works an accent out itself only where it wants another.
  const marked = accent === undefined ? '' : ` data-accent="${accent}"`;
  const attributes = `lang="${language}" dir="${directionOf(language)}"${marked}`;
  const title = escapeHtml(documentTitle(undefined, adminConfig.productName));
  const style = `${headStyle}${files.styleText}${brandStyle(accent)}`;
  const links = (nonce: string) =>
    [
      // Their text is in the page already; switched off, they tell what loads stylesheets not to fetch them again.
      ...files.styles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
      ...[...files.preloads, files.script].map((href) => `<link rel="modulepreload" nonce="${nonce}" href="${href}">`),
    ].join('') + icons;

  return (nonce, signedIn) =>
    `<!doctype html><html ${attributes}><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex, nofollow"><meta name="color-scheme" content="light dark">` +
    `<meta property="csp-nonce" nonce="${nonce}"><title>${title}</title>` +
    `<style nonce="${nonce}">${style}</style><script nonce="${nonce}">${headScript}</script>` +
    // Ahead of what is fetched beside it: nothing starts without the settings.
    `<script nonce="${nonce}" defer src="/env.js"></script>${links(nonce)}` +
    `<script nonce="${nonce}">${signedIn}</script>` +
    `<script nonce="${nonce}" type="module">${startScript(files.script)}</script></head>` +
    `<body><div id="root">${signIn}</div><div id="frame" aria-hidden="true"></div><script nonce="${nonce}">${bodyScript}</script>` +
    `<script type="application/json" id="boot">${jsonForScript(boot)}</script></body></html>`;
}

function iconLink({ rel, href, type, sizes }: Favicon): string {
  const attributes = Object.entries({ rel, href, type, sizes }).filter(([, value]) => value !== undefined);
  return `<link ${attributes.map(([name, value]) => `${name}="${escapeHtml(value ?? '')}"`).join(' ')}>`;
}

/** The accent of the owner's brand; its values are colours of our own making, whatever the setting held. */
function brandStyle(seed: string | undefined): string {
  if (seed === undefined) return '';
  return `:root{${accentProperties(seed)
    .map(([property, value]) => `${property}:${value}`)
    .join(';')}}`;
}
