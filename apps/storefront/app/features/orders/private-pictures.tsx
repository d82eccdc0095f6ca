import { Icon } from '@bozor/ui/actions/icon.tsx';
import FileText from 'lucide-react/icons/file-text';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './private-pictures.module.css';

/** Pictures visible to their customer and the shop only, each opening in full; documents are downloaded. */
export function PrivatePictures({ title, urls }: { readonly title: string; readonly urls: readonly string[] }) {
  const { t } = useI18n();
  return (
    <ul className={styles.pictures} aria-label={title}>
      {urls.map((url, at) => (
        <li key={url}>
          {isDocument(url) ? (
            <a href={url} download={`${title}.pdf`} className={styles.document} aria-label={t('Document {number}', { number: at + 1 })}>
              <Icon of={FileText} />
              PDF
            </a>
          ) : (
            <a href={url} target="_blank" rel="noreferrer">
              <img src={url} alt={t('Photo {number}', { number: at + 1 })} width={72} height={72} className={styles.picture} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

const isDocument = (url: string) => /\.pdf(\?|$)/.test(url);
