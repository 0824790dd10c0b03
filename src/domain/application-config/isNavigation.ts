import type { NavigationFeature } from '../company/parts/navigation.ts';
import { isHttpAddress } from '../validation/formats/isHttpAddress.ts';
import { isRecord, isText } from '../shared/shapes.ts';

const MAX_PAGES = 200;
const MAX_TEXT = 300;
const TEXTS = ['icon', 'condition', 'version'] as const;
const SWITCHES = ['isDefaultOpen', 'showRoute', 'withFilters'] as const;

type Node = Readonly<Record<string, unknown>>;

const isShortText = (value: unknown): value is string => isText(value) && value.length <= MAX_TEXT;

/** True for a path of this portal or an http(s) URL. False for other schemes, so that a click cannot run a script. */
const isUrl = (value: unknown): boolean => isShortText(value) && (/^\/(?![/\\])/.test(value) || isHttpAddress(value));

const hasFittingFields = (node: Node): boolean =>
  TEXTS.every((name) => node[name] === undefined || isShortText(node[name])) &&
  SWITCHES.every((name) => node[name] === undefined || typeof node[name] === 'boolean');

const isListOf = (value: unknown, isValidEntry: (entry: unknown) => boolean): boolean =>
  value === undefined || (Array.isArray(value) && value.length <= MAX_PAGES && value.every(isValidEntry));

const isEntry = (value: unknown): boolean =>
  isRecord(value) && isShortText(value['title']) && isUrl(value['url']) && hasFittingFields(value);
/** True for a group, which has subpages but no URL of its own. */
const isGroup = (value: Node): boolean => value['url'] === '' && value['subItems'] !== undefined;
const isPage = (value: unknown): boolean =>
  isRecord(value) &&
  (isEntry(value) || (isGroup(value) && isShortText(value['title']) && hasFittingFields(value))) &&
  isListOf(value['subItems'], isEntry);
const isSection = (value: unknown): boolean =>
  isRecord(value) &&
  (value['title'] === undefined || isShortText(value['title'])) &&
  value['pages'] !== undefined &&
  isListOf(value['pages'], isPage) &&
  (value['placement'] === undefined || value['placement'] === 'top' || value['placement'] === 'bottom') &&
  hasFittingFields(value);

/** Validates a navigation feature with safe links [NV-1]. */
export const isNavigation = (value: unknown): value is NavigationFeature =>
  isRecord(value) &&
  hasFittingFields(value) &&
  isListOf(value['pages'], isPage) &&
  isListOf(value['sections'], isSection);
