import { Button } from '@bozor/ui/actions/button.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import Search from 'lucide-react/icons/search';
import { useEffect, useRef, useState } from 'react';
import * as styles from './find-orders-form.module.css';

interface FindOrdersFormProps {
  readonly initial?: string;
  readonly onFind: (query: string) => void;
}

/** One field that finds an order by its number, the last digits of a phone, or a name in any script. `/` leads to it from anywhere on the page. */
export function FindOrdersForm({ initial = '', onFind }: FindOrdersFormProps) {
  const { t } = useI18n();
  const [query, setQuery] = useState(initial);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <search>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onFind(query.trim());
        }}
      >
        <TextField
          ref={field}
          type="search"
          name="query"
          icon={Search}
          label={t('Find an order')}
          labelHidden
          placeholder={t('Number, last digits of a phone, or name')}
          aria-keyshortcuts="/"
          autoComplete="off"
          maxLength={100}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          className={styles.field}
        />
        <Button type="submit" variant="tint" size={48}>
          {t('Find')}
        </Button>
      </form>
    </search>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}
