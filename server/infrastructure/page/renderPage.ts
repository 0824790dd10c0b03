import type { Boot } from '../../../contract/boot.ts';
import { documentTitle } from '../../../src/domain/branding/brandOf.ts';
import type { Favicon } from '../../../src/domain/branding/favicons.ts';
import { accentProperties } from '../../../src/domain/theme/accentProperties.ts';
import { parseHexColour } from '../../../src/domain/theme/parseHexColour.ts';
import { directionOf } from '../../../src/domain/languages/language.ts';
import { bodyScript, headScript, headStyle, startScript } from './earlyScripts.ts';
import { escapeHtml, jsonForScript } from './escapeHtml.ts';
import { faviconsOf } from './imageSourcesOf.ts';
import type { PageFiles } from './readPageFiles.ts';

export type PageHtml = {
  readonly html: string;
  /** Inline texts, which the content security policy lists by their hashes. */
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
};

/**
 * Renders the HTML of a page: branded, in the user's language, with the sign-in form.
 * @param signIn HTML of the sign-in form
 * @param signedInScript script that fetches what the page needs for a signed-in user
 */
export function renderPage(boot: Boot, files: PageFiles, signIn: string, signedInScript: string): PageHtml {
  const { adminConfig, carrier, language } = boot;
  const icons = faviconsOf(carrier, adminConfig).map(iconLink).join('');
  const accent = parseHexColour(adminConfig.theme?.primaryColor ?? '');
  // The page calculates an accent only if it needs a different one.
  const marked = accent === undefined ? '' : ` data-accent="${accent}"`;
  const attributes = `lang="${language}" dir="${directionOf(language)}"${marked}`;
  const title = escapeHtml(documentTitle(undefined, adminConfig.productName));
  const style = `${headStyle}${files.styleText}${brandStyle(accent)}`;
  const start = startScript(files.script);
  const links = [
    // The text of the style sheets is already in the page. The disabled links tell Vite's loader not to fetch them
    // again.
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
      // The settings come first, because nothing starts without them.
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

/** Custom properties of the owner's accent. `accentProperties` calculates the values, so no setting is written as is. */
function brandStyle(seed: string | undefined): string {
  if (seed === undefined) return '';
  return `:root{${accentProperties(seed)
    .map(([property, value]) => `${property}:${value}`)
    .join(';')}}`;
}
