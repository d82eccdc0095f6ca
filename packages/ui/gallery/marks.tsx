import BadgeCheck from 'lucide-react/icons/badge-check';
import Heart from 'lucide-react/icons/heart';
import Info from 'lucide-react/icons/info';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { announce } from '../src/feedback/announce.ts';
import { Avatar } from '../src/media/avatar.tsx';
import { Badge } from '../src/feedback/badge.tsx';
import { IconButton } from '../src/actions/icon-button.tsx';
import { Price } from '../src/values/price.tsx';
import { RatingInput } from '../src/forms/rating-input.tsx';
import { Rating } from '../src/values/rating.tsx';
import { SectionHead } from '../src/layout/section-head.tsx';
import { Stepper } from '../src/forms/stepper.tsx';
import { Tile } from '../src/layout/tile.tsx';
import { GallerySection } from './gallery-section.tsx';

const hues = { meat: 25, bread: 65, vegetables: 140, drinks: 220, dairy: 250, household: 300 };
const pictures = ['p_milk', 'bread', 'tomato', 'p_juice', 'banana', 'avocado'];

export function MarkSection() {
  const [count, setCount] = useState(1);
  const [stars, setStars] = useState<number>();
  const labels = { group: 'Cavendish bananas', decrease: 'Decrease', increase: 'Increase', remove: 'Remove' };
  return (
    <>
      <GallerySection title="Badges, prices, ratings">
        <div className="row">
          <Badge kind="sale">
            <bdi dir="ltr">−15%</bdi>
          </Badge>
          <Badge kind="new">New</Badge>
          <Badge kind="tint">2.4 km</Badge>
          <Badge kind="glass">Organic</Badge>
          <Badge kind="success" icon={BadgeCheck}>
            Halal
          </Badge>
          <Badge kind="warn" icon={Info}>
            Allergen: egg
          </Badge>
          <Badge kind="danger">Out of stock</Badge>
          <Badge kind="muted">780 kcal</Badge>
        </div>
        <div className="row">
          <Price amount="14 900" currency="soʻm" />
          <Price amount="23 900" currency="soʻm" old="27 900" oldLabel="Before" />
          <Price amount="from $10.50" />
          <Price amount="29 800" currency="сум" size="line" />
          <Price amount="58 300" currency="сўм" old="67 000" size="detail" />
          <Price amount="1 190 000" currency="soʻm" old="1 490 000" size="large" />
        </div>
        <div className="row">
          <Rating value="4.9" count="2 140" label="4.9 of 5, 2 140 ratings" newText="New" />
          <Rating value="4.8" newText="New" />
          <Rating newText="New" />
          <RatingInput label="Your rating" value={stars} onChange={setStars} starLabel={(number) => `${number} of 5`} />
        </div>
      </GallerySection>
      <GallerySection title="Steppers">
        <div className="row">
          {(['line', 'sheet', 'mini'] as const).map((size) => (
            <Stepper
              key={size}
              size={size}
              value={count}
              onChange={setCount}
              labels={labels}
              max={5}
              onDelete={size === 'line' ? () => announce('Removed') : undefined}
            />
          ))}
          <Stepper value={2} onChange={setCount} labels={labels} pending />
          <Stepper value={3} onChange={setCount} labels={labels} max={3} />
        </div>
      </GallerySection>
      <section className="section" aria-labelledby="popular">
        <SectionHead
          id="popular"
          title="Most popular items"
          text="What your neighbours order this week"
          all={<a href="#main" />}
          allLabel="View all"
        />
        <div className="cards">
          {Object.entries(hues).map(([name, hue], index) => (
            <article key={name}>
              <Tile hue={hue} alt="" src={`/${pictures[index]}.webp`}>
                <span className="top">
                  {index % 2 === 1 && (
                    <Badge kind="sale">
                      <bdi dir="ltr">−15%</bdi>
                    </Badge>
                  )}
                </span>
                <IconButton
                  icon={Heart}
                  label={`Wishlist ${name}`}
                  size={36}
                  round
                  variant="glass"
                  className="heart"
                  filled={index === 0}
                />
                <span className="foot">
                  {index === 0 ? (
                    <Stepper size="card" value={count} onChange={setCount} labels={labels} />
                  ) : (
                    <IconButton icon={Plus} label={`Add ${name}`} variant="glass" className="add" />
                  )}
                </span>
              </Tile>
              <Price amount="23 900" currency="soʻm" old={index % 2 === 1 ? '27 900' : undefined} />
              <h3 className="text-item">Sutim milk 3.2%, {name}</h3>
              <p className="text-meta row">
                1 L <Rating value="4.8" newText="New" />
              </p>
            </article>
          ))}
        </div>
        <div className="row">
          <Avatar name="Yashil Bozor" hue={155} />
          <Avatar name="Sutchi" hue={250} size={40} />
          <Avatar name="Dilshod Aliyev" hue={35} size={56} />
          <Avatar name="Нонвой" hue={65} size={72} />
        </div>
      </section>
    </>
  );
}
