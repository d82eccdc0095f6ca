import { Icon } from '@bozor/ui/actions/icon.tsx';
import Info from 'lucide-react/icons/info';
import { useId, useState } from 'react';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './bill.module.css';

/** Steps of a computed charge, behind a button. */
export function Calculation({ of, text }: { readonly of: string; readonly text: string }) {
  const { t } = useI18n();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.info}
        aria-label={t('How it is calculated: {charge}', { charge: of })}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={Info} size={16} />
      </button>
      <small id={id} hidden={!isOpen}>
        {text}
      </small>
    </>
  );
}
