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
  /** Content of the inline scripts. The content security policy lists their hashes. */
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
};

/**
 * Renders the HTML of a page with the owner's brand, the user's language and the sign-in form.
 * @param signIn HTML of the sign-in form
 * @param signedInScript script that fetches the data and files of the page for a signed-in user
 */
export function renderPage(boot: Boot, files: PageFiles, signIn: string, signedInScript: string): PageHtml {
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
