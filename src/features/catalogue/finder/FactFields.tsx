import { useState, type ComponentProps } from 'react';
import { useSelector } from 'react-redux';
import type { Show } from '@/domain/entities';
import { agesOf, languagesOf } from '@/domain/filterChange';
import type { FilterValues } from '@/domain/programFilter';
import { listsSlice } from '@/features/catalogue/listsSlice';
import { ageOption, filterTexts, finderPanelTexts, spelled } from './finderPanelTexts';
import { SelectField } from './SelectField';
import type { Finding } from './useFinding';

type Props = {
  /** The list without a filter of the browser's; `undefined` until it is loaded. */
  listed: Show[] | undefined;
  shown: FilterValues;
  change: Finding['change'];
};

/** Language and age rating: only where a loaded film has them, or where they are chosen. */
export function FactFields({ listed, shown: { language, age }, change }: Props) {
  // Of all lists, so that a field stays while another list loads.
  const loaded = Object.values(useSelector(listsSlice.selectors.selectLists)).flat();
  const isEarly = listed === undefined;
  const languages = new Map(languagesOf(listed ?? []).map((name) => [name.toLowerCase(), name]));
  if (language !== undefined && !languages.has(language)) languages.set(language, spelled(language, []));
  const ages = new Set(agesOf(listed ?? []));
  if (age !== undefined) ages.add(age);
  const ascending = [...ages].toSorted((one, other) => one - other);
  return (
    <>
      <FactField
        id="finden-sprache"
        isEarly={isEarly}
        isKnown={languages.size > 0 || languagesOf(loaded).length > 0}
        label={filterTexts.language.label}
        value={language ?? ''}
        options={[
          { value: '', label: finderPanelTexts.allLanguages },
          ...[...languages].map(([value, label]) => ({ value, label })),
        ]}
        onChange={(value) => change({ language: value || undefined })}
      />
      <FactField
        id="finden-alter"
        isEarly={isEarly}
        isKnown={ages.size > 0 || agesOf(loaded).length > 0}
        label={filterTexts.age.label}
        value={String(age ?? '')}
        options={[
          { value: '', label: finderPanelTexts.allAges },
          ...ascending.map((years) => ({ value: String(years), label: ageOption(years) })),
        ]}
        onChange={(value) => change({ age: value ? Number(value) : undefined })}
      />
    </>
  );
}

type FieldProps = ComponentProps<typeof SelectField> & { isEarly: boolean; isKnown: boolean };

function FactField({ isEarly, isKnown, ...field }: FieldProps) {
  // A field that comes with the list would move what is below.
  const [hasRoom] = useState(isEarly);
  if (isKnown) return <SelectField {...field} />;
  return hasRoom && <div className="finder-room" />;
}
