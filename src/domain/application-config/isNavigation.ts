const MAX_PAGES = 200;
const MAX_TEXT = 300;
const TEXTS = ['icon', 'condition', 'version'] as const;
const SWITCHES = ['isDefaultOpen', 'showRoute', 'withFilters'] as const;

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= MAX_TEXT;

/** A path of this portal or an address of the web: nothing that a click could run. */
const isUrl = (value: unknown): boolean =>
  isText(value) && (/^\/(?![/\\])/.test(value as string) || /^https?:\/\//i.test(value as string));

const hasFittingFields = (node: Node): boolean =>
  TEXTS.every((name) => node[name] === undefined || isText(node[name])) &&
  SWITCHES.every((name) => node[name] === undefined || typeof node[name] === 'boolean');

const isListOf = (value: unknown, fits: (entry: unknown) => boolean): boolean =>
  value === undefined || (Array.isArray(value) && value.length <= MAX_PAGES && value.every(fits));

const isEntry = (value: unknown): boolean =>
  isNode(value) && isText(value['title']) && isUrl(value['url']) && hasFittingFields(value);
const isPage = (value: unknown): boolean => isEntry(value) && isListOf((value as Node)['subItems'], isEntry);
const isSection = (value: unknown): boolean =>
  isNode(value) &&
  (value['title'] === undefined || isText(value['title'])) &&
  value['pages'] !== undefined &&
  isListOf(value['pages'], isPage) &&
  (value['placement'] === undefined || value['placement'] === 'top' || value['placement'] === 'bottom') &&
  hasFittingFields(value);

/** Whether a value is a navigation feature (source, section 3): pages or sections whose links lead somewhere harmless. */
export const isNavigation = (value: unknown): boolean =>
  isNode(value) &&
  hasFittingFields(value) &&
  isListOf(value['pages'], isPage) &&
  isListOf(value['sections'], isSection);
