import Bike from 'lucide-react/icons/bike';
import ChefHat from 'lucide-react/icons/chef-hat';
import House from 'lucide-react/icons/house';
import Receipt from 'lucide-react/icons/receipt-text';
import Ticket from 'lucide-react/icons/ticket-percent';
import { useState } from 'react';
import { Button } from '../src/actions/button.tsx';
import { Countdown } from '../src/values/countdown.tsx';
import { EmptyState } from '../src/feedback/empty-state.tsx';
import { ErrorState } from '../src/feedback/error-state.tsx';
import { IconTile } from '../src/actions/icon-tile.tsx';
import { Notice } from '../src/feedback/notice.tsx';
import { ProgressBar } from '../src/values/progress-bar.tsx';
import { ReadMore } from '../src/layout/read-more.tsx';
import { Loading, Skeleton } from '../src/feedback/skeleton.tsx';
import { Timeline, type TimelineStep } from '../src/feedback/timeline.tsx';
import { GallerySection } from './gallery-section.tsx';

const steps: TimelineStep[] = [
  { id: 'placed', label: 'Buyurtma berildi', time: '18:12', icon: Receipt, state: 'done' },
  { id: 'confirmed', label: 'Tasdiqlandi', time: '18:14', icon: ChefHat, state: 'done' },
  { id: 'way', label: 'Yoʻlda', time: '18:33', icon: Bike, state: 'current' },
  { id: 'home', label: 'Yetkazildi', icon: House, state: 'next' },
];
const stateLabels = { done: 'done', current: 'now', next: 'next' };

export function StateSection() {
  const [loading, setLoading] = useState(false);
  return (
    <>
      <GallerySection title="States">
        <div className="columns">
          <EmptyState
            picture={<img src="/basket.webp" alt="" width={160} height={160} />}
            title="Your cart is empty"
            text="Add something good"
            action={<Button>Explore</Button>}
          />
          <ErrorState title="The list could not be loaded" text="Check the connection" retryLabel="Retry" onRetry={() => {}} />
          <div className="stack">
            <Notice kind="warn">Demo mode: the code is 123456</Notice>
            <Notice kind="success">The coupon is applied</Notice>
            <Notice kind="danger">The store is closed</Notice>
            <Notice action={<Button size={40}>Reload</Button>}>No connection</Notice>
            <ProgressBar label="Free delivery" value={74} />
            <Button
              variant="ghost"
              onClick={() => {
                setLoading(true);
                setTimeout(() => setLoading(false), 400);
              }}
            >
              Load
            </Button>
          </div>
          <Loading loading={loading} label="Loading" skeleton={<CardSkeleton />}>
            <p>The content</p>
          </Loading>
          <CardSkeleton />
        </div>
      </GallerySection>
      <GallerySection title="Order and texts">
        <div className="columns">
          <Timeline steps={steps} stateLabels={stateLabels} />
          <Timeline steps={steps} direction="down" stateLabels={stateLabels} />
          <div className="stack">
            <ReadMore
              text="Devzira rice, lamb, yellow carrots, chickpeas, barberries, qazi and quail eggs. Brought hot from the kazan, for two or three people."
              preview="Devzira rice, lamb, yellow carrots, chickpeas, barberries, qazi and quail…"
              moreLabel="Read more"
              lessLabel="Show less"
            />
            <div className="row">
              <IconTile icon={Ticket} tinted /> <IconTile icon={House} size={40} />
            </div>
            <div className="flash">
              <Countdown
                label="Evening prices end in"
                until={Date.now() + 99e6}
                units={{ days: 'days', hours: 'hours', minutes: 'min', seconds: 'sec' }}
              />
              <ProgressBar tone="on-fill" size={5} label="Sold" value={68} />
            </div>
          </div>
        </div>
      </GallerySection>
    </>
  );
}

function CardSkeleton() {
  return (
    <div className="stack card">
      <Skeleton shape="tile" />
      <Skeleton />
      <Skeleton className="short" />
    </div>
  );
}
