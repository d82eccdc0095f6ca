import { BottomBar } from '../src/actions/bottom-bar.tsx';
import { Button } from '../src/actions/button.tsx';
import { ScrollRow } from '../src/layout/scroll-row.tsx';
import { Tile } from '../src/layout/tile.tsx';
import { GallerySection } from './gallery-section.tsx';

const hues = [140, 65, 300, 220, 25, 250, 95, 180, 330];

export function MovingSection() {
  return (
    <>
      <GallerySection title="Row">
        <ScrollRow label="Categories" previousLabel="Back" nextLabel="On" itemClassName="narrow">
          {hues.map((hue) => (
            <a key={hue} href="#main">
              <Tile hue={hue} alt="" />
              <span className="text-item">Category {hue}</span>
            </a>
          ))}
        </ScrollRow>
      </GallerySection>
      <BottomBar compactOnly>
        <Button wide size={54} spread="between">
          <span>Place Order</span>
          <bdi dir="ltr">42 900</bdi>
        </Button>
      </BottomBar>
    </>
  );
}
