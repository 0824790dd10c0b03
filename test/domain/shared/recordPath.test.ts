import { describe, expect, it } from 'vitest';
import { valueAt, withValueAt } from '../../../src/domain/shared/recordPath.ts';

describe('a path in nested objects', () => {
  it('is read by valueAt, which returns undefined if a level is missing', () => {
    const tree = { config: { theme: { primaryColor: '#000000' }, list: ['a'], text: 'b' } };
    expect(valueAt(tree, ['config', 'theme', 'primaryColor'])).toBe('#000000');
    expect(valueAt(tree, ['config', 'theme', 'other'])).toBeUndefined();
    expect(valueAt(tree, ['config', 'other', 'primaryColor'])).toBeUndefined();
    expect(valueAt(tree, ['config', 'list', '0'])).toBeUndefined();
    expect(valueAt(tree, ['config', 'text', 'length'])).toBeUndefined();
    expect(valueAt({ config: null }, ['config', 'theme'])).toBeUndefined();
    expect(valueAt(tree, ['config', 'constructor'])).toBeUndefined();
  });

  it('is written by withValueAt, which changes no other values and replaces a text on the path by an object [PC-3]', () => {
    const tree = { config: { theme: { primaryColor: '#000000' }, other: 1 } };
    expect(withValueAt(tree, ['config', 'theme', 'headerLogoSize'], 'small')).toEqual({
      config: { theme: { primaryColor: '#000000', headerLogoSize: 'small' }, other: 1 },
    });
    expect(withValueAt<object & Record<string, unknown>>({ config: 'x' }, ['config', 'theme'], 1)).toEqual({
      config: { theme: 1 },
    });
    expect(withValueAt(tree, ['config', 'constructor'], 1)['config']).toHaveProperty('constructor', 1);
  });

  it('does not change the object if the value to remove does not exist [PC-3]', () => {
    const tree = { config: {} };
    expect(withValueAt(tree, ['config', 'theme', 'primaryColor'], undefined)).toEqual(tree);
    expect(withValueAt(tree, ['assets', 'logoImage'], undefined)).toBe(tree);
  });

  it('is removed together with parent objects that become empty, except the given number of outermost objects [PC-3]', () => {
    const path = ['config', 'wording', 'nl', 'heading'];
    const tree = { config: { wording: { nl: { heading: 'Retour' } } } };
    expect(withValueAt(tree, path, undefined)).toEqual({ config: {} });
    expect(withValueAt(tree, path, undefined, 2)).toEqual({ config: { wording: {} } });
    expect(withValueAt(tree, path, undefined, 3)).toEqual({ config: { wording: { nl: {} } } });
    const two = { config: { wording: { nl: { heading: 'Retour', subheading: '' } } } };
    expect(withValueAt(two, path, undefined)).toEqual({ config: { wording: { nl: { subheading: '' } } } });
    const listed = { config: { wording: { nl: { heading: [] } } } };
    expect(withValueAt(listed, path, [])).toEqual(listed);
  });
});
