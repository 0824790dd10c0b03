import { isRemoval } from '../changes/removal.ts';
import { applicationConfigIn, withApplicationConfig, type ApplicationConfigHolder } from './applicationConfig.ts';
import { valueAt, withValueAt } from '../shared/recordPath.ts';
import { pathsOf, type ConfigPart } from './configPart.ts';
import { isRecord, isText } from '../shared/shapes.ts';

/** Text of a slot in both versions of the texts. `null`: no text. `v2` is present if the locale has version 2. */
export type TextValue = { readonly v1: string | null; readonly v2?: string | null };

const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);

export const isTextValue = (value: unknown): value is TextValue =>
  isRecord(value) && isTextOrNull(value['v1']) && (value['v2'] === undefined || isTextOrNull(value['v2']));

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Number of outer path levels that are stored even if empty, because an empty `v2` of a language is a setting too. */
const V2_LEVELS_KEPT = 4;

export function readPart(holder: ApplicationConfigHolder, part: ConfigPart): unknown {
  const application = applicationConfigIn(holder);
  const [first, second] = pathsOf(part);
  if (!second) return valueAt(application, first);
  const v1 = textOrNull(valueAt(application, first));
  const hasV2 = valueAt(application, second.slice(0, V2_LEVELS_KEPT)) !== undefined;
  return hasV2 ? { v1, v2: textOrNull(valueAt(application, second)) } : { v1 };
}

export function writePart<Holder extends ApplicationConfigHolder>(
  holder: Holder,
  part: ConfigPart,
  value: unknown,
): Holder {
  const application = applicationConfigIn(holder);
  const [first, second] = pathsOf(part);
  if (!second) {
    const newValue = isRemoval(value) ? undefined : value;
    return withApplicationConfig(holder, withValueAt(application, first, newValue));
  }
  if (!isTextValue(value)) return holder;
  const { v1, v2 } = value;
  const withV1 = withValueAt(application, first, v1 ?? undefined);
  const withBoth = v2 === undefined ? withV1 : withValueAt(withV1, second, v2 ?? undefined, V2_LEVELS_KEPT);
  return withApplicationConfig(holder, withBoth);
}
