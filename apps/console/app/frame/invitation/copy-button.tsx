import { Button } from '@bozor/ui/actions/button.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';

/** Copies a text. Where the browser refuses, it says so, and the text stays there to be marked by hand. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const { t } = useI18n();
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'refused'>('none');
  const copy = async () => {
    const isCopied = await Promise.resolve(text)
      .then(async (copied) => navigator.clipboard.writeText(copied))
      .then(
        () => true,
        () => false,
      );
    setOutcome(isCopied ? 'copied' : 'refused');
    announce(isCopied ? t('Copied') : t('This browser does not copy. Mark the text and copy it yourself.'));
  };
  return (
    <>
      <Button variant="outline" size={40} onClick={() => void copy()}>
        <Icon of={outcome === 'copied' ? Check : Copy} size={16} /> {outcome === 'copied' ? t('Copied') : label}
      </Button>
      {outcome === 'refused' && <p className="text-meta">{t('This browser does not copy. Mark the text and copy it yourself.')}</p>}
    </>
  );
}
