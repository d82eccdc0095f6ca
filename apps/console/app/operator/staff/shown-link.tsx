import { Button } from '@bozor/ui/actions/button.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { CopyButton } from '../../frame/invitation/copy-button.tsx';
import * as forms from '../../frame/staff/form.module.css';
import * as styles from './staff.module.css';

interface ShownLinkProps {
  readonly link: string;
  readonly told: string;
  readonly onDone: () => void;
}

/** A link that is told once, to copy, with what to know about it. */
export function ShownLink({ link, told, onDone }: ShownLinkProps) {
  const { t } = useI18n();
  return (
    <div className={forms.form}>
      <p>{told}</p>
      <p className={styles.code} dir="ltr" translate="no">
        {link}
      </p>
      <CopyButton text={link} label={t('Copy the link')} />
      <Button variant="outline" wide onClick={onDone}>
        {t('Done')}
      </Button>
    </div>
  );
}
