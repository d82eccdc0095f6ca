import ChevronDown from 'lucide-react/icons/chevron-down';
import LogOut from 'lucide-react/icons/log-out';
import User from 'lucide-react/icons/user';
import { useState } from 'react';
import { AlertDialog } from '../src/overlays/alert-dialog.tsx';
import { Button } from '../src/actions/button.tsx';
import { Dialog, type DialogSize } from '../src/overlays/dialog.tsx';
import { Drawer } from '../src/overlays/drawer.tsx';
import { Icon } from '../src/actions/icon.tsx';
import { Menu } from '../src/overlays/menu.tsx';
import { Popover } from '../src/overlays/popover.tsx';
import { Tile } from '../src/layout/tile.tsx';
import { toast } from '../src/overlays/toast.ts';
import { GallerySection } from './gallery-section.tsx';

export function OverlaySection() {
  const [dialog, setDialog] = useState<DialogSize>();
  const [drawer, setDrawer] = useState(false);
  const [question, setQuestion] = useState(false);
  return (
    <>
      <GallerySection title="Dialogs">
        <div className="row">
          {(['auth', 'item', 'picker', 'confirm', 'wide'] as const).map((size) => (
            <Button key={size} variant="ghost" onClick={() => setDialog(size)}>
              Dialog {size}
            </Button>
          ))}
          <Button variant="ghost" onClick={() => setDrawer(true)}>
            Drawer
          </Button>
          <Button variant="ghost" onClick={() => setQuestion(true)}>
            Question
          </Button>
          <Popover
            label="Categories"
            trigger={
              <Button variant="ghost">
                Popover <Icon of={ChevronDown} size={16} />
              </Button>
            }
          >
            <p>Anything can stand here.</p>
          </Popover>
          <Menu
            label="Account"
            trigger={
              <Button variant="ghost">
                Menu <Icon of={ChevronDown} size={16} />
              </Button>
            }
            items={[
              { id: 'profile', label: 'Profile', icon: User, checked: true },
              { id: 'link', label: 'A link', render: <a href="#main" /> },
              { id: 'out', label: 'Log out', icon: LogOut, danger: true, onSelect: () => toast({ title: 'Out' }) },
            ]}
          />
        </div>
        <Drawer
          open={drawer}
          onOpenChange={setDrawer}
          title="Shopping Cart"
          aside="4 items"
          closeLabel="Close"
          foot={
            <Button wide size={54}>
              Proceed To Checkout
            </Button>
          }
        >
          <p>Lines</p>
        </Drawer>
        <AlertDialog
          open={question}
          onOpenChange={setQuestion}
          title="Are you sure you want to log out?"
          text="Your cart stays on this device."
          confirmLabel="Yes"
          cancelLabel="No"
          onConfirm={() => new Promise((resolve) => setTimeout(resolve, 1500))}
        />
        <Dialog
          open={dialog !== undefined}
          onOpenChange={(open) => !open && setDialog(undefined)}
          size={dialog ?? 'auth'}
          title="Sign In"
          text="Your cart stays as it is."
          closeLabel="Close"
          media={dialog === 'item' ? <Tile hue={65} alt="" src="/d_plovbig.webp" shape="free" className="picture" /> : undefined}
          foot={
            dialog === 'item' && (
              <Button size={54} wide spread="between">
                <span>Add to cart</span>
                <bdi dir="ltr">58 300</bdi>
              </Button>
            )
          }
        >
          <Button wide onClick={() => toast({ title: 'Done' })}>
            Toast from here
          </Button>
          {dialog === 'item' && Array.from({ length: 20 }, (_, index) => <p key={index}>Line {index}</p>)}
        </Dialog>
      </GallerySection>
      <GallerySection title="Toasts">
        <div className="row">
          <Button
            variant="ghost"
            onClick={() =>
              toast({ title: 'Product Added to cart', action: { label: 'Undo', onPress: () => toast({ title: 'Undone', kind: 'info' }) } })
            }
          >
            Success
          </Button>
          <Button
            variant="ghost"
            onClick={() =>
              toast({
                id: 'error',
                kind: 'error',
                title: 'Something went wrong',
                text: 'The line was put back.',
                action: { label: 'Retry', onPress: () => {} },
              })
            }
          >
            Error
          </Button>
          <Button variant="ghost" onClick={() => toast({ kind: 'warning', title: 'The store closes in 10 minutes', timeoutMs: 0 })}>
            Warning
          </Button>
          <Button variant="ghost" onClick={() => toast({ kind: 'info', title: 'No connection' })}>
            Info
          </Button>
        </div>
      </GallerySection>
    </>
  );
}
