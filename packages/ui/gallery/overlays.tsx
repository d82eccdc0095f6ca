import { useState } from 'react';
import { Button } from '../src/button.tsx';
import { Dialog, type DialogSize } from '../src/dialog.tsx';
import { toast } from '../src/toast.ts';
import { Shelf } from './shelf.tsx';

export function OverlayShelf() {
  const [dialog, setDialog] = useState<DialogSize>();
  return (
    <>
      <Shelf title="Dialogs">
        <div className="row">
          {(['auth', 'item', 'picker', 'confirm', 'wide'] as const).map((size) => (
            <Button key={size} variant="ghost" onClick={() => setDialog(size)}>
              Dialog {size}
            </Button>
          ))}
        </div>
        <Dialog
          open={dialog !== undefined}
          onOpenChange={(open) => !open && setDialog(undefined)}
          size={dialog ?? 'auth'}
          title="Sign In"
          text="Your cart stays as it is."
          closeLabel="Close"
          media={dialog === 'item' ? <div style={{ blockSize: 256 }} className="hue-65" /> : undefined}
          foot={
            dialog === 'item' && (
              <Button size={54} wide spread="between">
                <span>Add to cart</span>
                <bdi dir="ltr">58 300</bdi>
              </Button>
            )
          }
        >
          <Button wide onClick={() => toast({ title: 'Done' })}>
            Toast from here
          </Button>
          {dialog === 'item' && Array.from({ length: 20 }, (_, index) => <p key={index}>Line {index}</p>)}
        </Dialog>
      </Shelf>
      <Shelf title="Toasts">
        <div className="row">
          <Button variant="ghost" onClick={() => toast({ title: 'Product Added to cart', action: { label: 'Undo', onPress: () => toast({ title: 'Undone', kind: 'info' }) } })}>
            Success
          </Button>
          <Button variant="ghost" onClick={() => toast({ id: 'error', kind: 'error', title: 'Something went wrong', text: 'The line was put back.', action: { label: 'Retry', onPress: () => {} } })}>
            Error
          </Button>
          <Button variant="ghost" onClick={() => toast({ kind: 'warning', title: 'The store closes in 10 minutes', timeoutMs: 0 })}>
            Warning
          </Button>
          <Button variant="ghost" onClick={() => toast({ kind: 'info', title: 'No connection' })}>
            Info
          </Button>
        </div>
      </Shelf>
    </>
  );
}
