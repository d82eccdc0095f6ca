import Heart from 'lucide-react/icons/heart';
import Share from 'lucide-react/icons/share-2';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Button } from '../src/actions/button.tsx';
import { Icon } from '../src/actions/icon.tsx';
import { IconButton } from '../src/actions/icon-button.tsx';
import { GallerySection } from './gallery-section.tsx';

const variants = ['primary', 'tint', 'ghost', 'outline', 'danger', 'link'] as const;

export function PressSection() {
  return (
    <>
      <GallerySection title="Buttons">
        {([40, 48, 54] as const).map((size) => (
          <div className="row" key={size}>
            {variants.map((variant) => (
              <Button key={variant} variant={variant} size={size}>
                {variant} {size}
              </Button>
            ))}
          </div>
        ))}
        <div className="row">
          <Button busy>Place Order</Button>
          <Button variant="tint" busy>
            Place Order
          </Button>
          <Button disabled>Place Order</Button>
          <Button variant="link" render={<a href="#main" />}>
            View all <Icon of={ChevronRight} size={16} flip />
          </Button>
        </div>
        <Button size={54} wide spread="between">
          <span>Add to cart</span>
          <bdi dir="ltr">58 300</bdi>
        </Button>
      </GallerySection>
      <GallerySection title="Icon buttons">
        <div className="row">
          {(['sunken', 'plain', 'glass', 'primary', 'tint'] as const).map((variant) => (
            <IconButton
              key={variant}
              icon={Heart}
              label={variant === 'plain' ? 'Wishlist, 6' : `Wishlist ${variant}`}
              variant={variant}
              badge={variant === 'plain' ? 6 : undefined}
            />
          ))}
          <IconButton icon={Share} label="Share" round variant="glass" size={36} />
          <IconButton icon={Heart} label="Wishlist, 1" round filled />
        </div>
      </GallerySection>
    </>
  );
}
