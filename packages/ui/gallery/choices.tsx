import Banknote from 'lucide-react/icons/banknote';
import Bike from 'lucide-react/icons/bike';
import CreditCard from 'lucide-react/icons/credit-card';
import Landmark from 'lucide-react/icons/landmark';
import Leaf from 'lucide-react/icons/leaf';
import Store from 'lucide-react/icons/store';
import { useState } from 'react';
import { Checkbox } from '../src/forms/checkbox.tsx';
import { Chip, ChipChoice, ChipRow, RemovableChip } from '../src/actions/chip.tsx';
import { RadioGroup } from '../src/forms/radio-group.tsx';
import { RangeSlider } from '../src/forms/range-slider.tsx';
import { Segmented } from '../src/actions/segmented.tsx';
import { Switch } from '../src/forms/switch.tsx';
import { Tabs } from '../src/actions/tabs.tsx';
import { GallerySection } from './gallery-section.tsx';

export function ChoiceSection() {
  const [pay, setPay] = useState('cash');
  const [size, setSize] = useState('full');
  const [way, setWay] = useState('delivery');
  const [tab, setTab] = useState('password');
  const [tip, setTip] = useState('5000');
  const [halal, setHalal] = useState(true);
  const [range, setRange] = useState<[number, number]>([5000, 80000]);
  return (
    <GallerySection title="Choices">
      <div className="columns">
        <RadioGroup
          label="Payment Method"
          value={pay}
          onChange={setPay}
          options={[
            {
              value: 'cash',
              label: 'Cash on delivery',
              icon: Banknote,
              end: <bdi dir="ltr">42 900</bdi>,
              extra: (
                <ChipChoice
                  label="Change from"
                  labelHidden
                  size={36}
                  value="50000"
                  onChange={() => {}}
                  options={[
                    { value: '50000', label: <bdi dir="ltr">50 000</bdi> },
                    { value: '100000', label: <bdi dir="ltr">100 000</bdi> },
                  ]}
                />
              ),
            },
            { value: 'card', label: 'Card online', text: 'Opens the bank page, no fee', icon: CreditCard },
            { value: 'offline', label: 'Offline payment', text: 'Transfer to the store account', icon: Landmark },
            { value: 'none', label: 'Not now', disabled: true },
          ]}
        />
        <RadioGroup
          variant="rows"
          label="Portion"
          value={size}
          onChange={setSize}
          error="Choose one"
          options={[
            { value: 'half', label: 'Half, 300 g', end: <bdi dir="ltr">−14 000</bdi> },
            { value: 'full', label: 'Full, 450 g', end: <bdi dir="ltr">+0</bdi> },
            { value: 'large', label: 'Large, 700 g', end: <bdi dir="ltr">+22 000</bdi> },
          ]}
        />
        <div>
          <Checkbox label="Dairy & eggs" end="38" defaultChecked row />
          <Checkbox label="Pantry" text="Rice, oil, tea" end="44" row />
          <Checkbox label="Remember me" />
          <Checkbox label="Sold out" disabled />
          <Switch label="Use the wallet" text="Pay 30 000 soʻm from the wallet" defaultChecked />
          <Switch label="Push messages" />
        </div>
        <div className="stack">
          <Segmented
            label="Order type"
            value={way}
            onChange={setWay}
            options={[
              { value: 'delivery', label: 'Delivery', text: '25–35 min, to the door', icon: Bike },
              { value: 'take_away', label: 'Take Away', text: '15 min', icon: Store },
            ]}
          />
          <Segmented
            label="Unit"
            value={way}
            onChange={setWay}
            options={[
              { value: 'delivery', label: 'Metres' },
              { value: 'take_away', label: 'Minutes' },
            ]}
          />
          <Tabs
            wide
            label="Sign in with"
            value={tab}
            onChange={setTab}
            items={[
              { id: 'password', label: 'Password', panel: 'The password panel' },
              { id: 'otp', label: 'Code by SMS', panel: 'The code panel' },
            ]}
          />
          <Tabs
            label="Orders"
            value={tab}
            onChange={setTab}
            items={[
              { id: 'password', label: 'Running', panel: 'Running orders' },
              { id: 'otp', label: 'History', panel: 'Earlier orders' },
            ]}
          />
        </div>
        <div className="stack">
          <ChipRow>
            <Chip variant="solid" pressed={halal} icon={Leaf} onClick={() => setHalal(!halal)}>
              Halal
            </Chip>
            <Chip pressed={!halal} onClick={() => setHalal(!halal)}>
              Discounted
            </Chip>
            <Chip disabled>Off</Chip>
            <RemovableChip removeLabel="Remove filter Halal" onRemove={() => {}}>
              Halal
            </RemovableChip>
          </ChipRow>
          <ChipChoice
            label="Tip for the courier"
            value={tip}
            onChange={setTip}
            size={44}
            options={[
              { value: '0', label: 'No tip' },
              { value: '3000', label: <bdi dir="ltr">3 000</bdi> },
              { value: '5000', label: <bdi dir="ltr">5 000</bdi> },
              { value: '9', label: 'Own amount', disabled: true },
            ]}
          />
          <RangeSlider label="Price" fromLabel="From" toLabel="To" min={0} max={120000} step={1000} value={range} onChange={setRange} />
          <bdi dir="ltr">{range.join('–')}</bdi>
        </div>
      </div>
    </GallerySection>
  );
}
