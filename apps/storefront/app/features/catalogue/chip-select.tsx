import { Icon } from '@bozor/ui/actions/icon.tsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import * as styles from './chip-select.module.css';

/** Native select in the look of a chip. The first option means "no choice made". */
export function ChipSelect<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}) {
  const isChosen = value !== options[0]?.value;
  return (
    <label className={styles.chip} data-chosen={isChosen || undefined}>
      <span className={styles.label}>{isChosen ? `${label}:` : label}</span>
      {isChosen && <span aria-hidden>{options.find((option) => option.value === value)?.label}</span>}
      <Icon of={ChevronDown} size={16} />
      <select className={styles.select} value={value} aria-label={label} onChange={(event) => onChange(event.target.value as Value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
