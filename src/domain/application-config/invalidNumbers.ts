import type { PublishRefusal } from '../changes/changeSubject.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import type { ApplicationConfigHolder } from './applicationConfig.ts';
import type { PortalSetting } from './portalSetting.ts';
import { numberSettingProblem } from './portalSettingProblem.ts';
import { portalSettings } from './portalSetting.ts';
import { readPart } from './configValue.ts';

/** Settings that are numbers beyond what `next` allows, by its own features or its owner's; what others hold already is none. */
export const invalidNumbers = (
  others: readonly ApplicationConfigHolder[],
  next: ApplicationConfigHolder,
): readonly PublishRefusal[] =>
  (Object.keys(portalSettings) as PortalSetting[]).flatMap((name) => {
    const value = readPart(next, { kind: 'setting', name });
    if (typeof value !== 'number') return [];
    if (others.some((each) => deepEqual(readPart(each, { kind: 'setting', name }), value))) return [];
    const problem = numberSettingProblem(name, value, next.features);
    return problem ? [{ pointer: `/applicationConfig/config/${name}`, reason: problem, message: problem }] : [];
  });
