import { useEffect, useState } from 'react';

/** A picture that exists only in the browser. `size` is its side in pixels until it is rendered. */
export function BlobPicture({ blob, alt, size }: { readonly blob: Blob; readonly alt: string; readonly size: number }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url && <img src={url} alt={alt} width={size} height={size} />;
}
