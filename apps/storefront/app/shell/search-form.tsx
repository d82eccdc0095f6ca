import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import { Icon } from '@bozor/ui/icon.tsx';
import Search from 'lucide-react/icons/search';
import { Form } from 'react-router';
import { useActiveModule } from '../platform/active-module.tsx';
import { urls } from '../platform/urls.ts';
import { text } from '../platform/words/text.ts';
import { useWords } from '../platform/words/words.tsx';
import styles from './search-form.module.css';

/** A search without suggestions, which also works before and without scripts. */
export function SearchForm() {
  const { t } = useWords();
  const { type } = useActiveModule();
  const hint = t(type && type !== 'parcel' ? HINTS[type] : HINTS.any);
  return (
    <search>
      <Form action={urls.home()} className={styles.form}>
        <Icon of={Search} />
        <input type="hidden" name="data_type" value="searched" />
        <input
          className={styles.input}
          type="search"
          name="search"
          required
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          aria-label={hint}
          placeholder={hint}
        />
      </Form>
    </search>
  );
}

const HINTS: Readonly<Record<Exclude<ModuleType, 'parcel'> | 'any', string>> = {
  food: text('Search foods and restaurants...'),
  grocery: text('Search for grocery or store...'),
  pharmacy: text('Search for medicine or store...'),
  ecommerce: text('Search for products or store...'),
  any: text('Search the shop'),
};
