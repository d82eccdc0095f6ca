import { useEffect, useState } from 'react';

/** A picture that is still in the browser only. */
export function BlobPicture({ blob, alt }: { readonly blob: Blob; readonly alt: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url && <img src={url} alt={alt} width={160} height={160} />;
}
