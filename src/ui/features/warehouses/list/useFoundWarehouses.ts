import { useState } from 'react';
import type { WarehousesEditor } from '../../../../application/warehouses/WarehousesEditor.ts';
import { countryNamed } from '../../../../domain/international/matchCountry.ts';
import { languages } from '../../../../domain/languages/language.ts';
import { foldForSearch } from '../../../../domain/shared/foldForSearch.ts';
import { countryNames, useCountryName } from '../../../shared/names/countryNames.ts';

/** For MobX observers. Searches addresses by name, address lines and country. */
export function useFoundWarehouses(editor: WarehousesEditor) {
  const [query, setQuery] = useState('');
  const countryName = useCountryName();
  const words = foldForSearch(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  const { rows } = editor;
  if (words.length === 0) return { query, setQuery, found: rows };
  const similarCountry = countryNamed(query, countryNames, languages);
  const found = rows.filter(({ name, lines, country = '' }) => {
    const text = foldForSearch([name, ...lines, country, countryName(country)].join(' '));
    return country === similarCountry || words.every((word) => text.includes(word));
  });
  return { query, setQuery, found };
}
