import Lock from 'lucide-react/icons/lock';
import User from 'lucide-react/icons/user';
import { useState } from 'react';
import { OtpField } from '../src/phone/otp-field.tsx';
import { PasswordField } from '../src/forms/password-field.tsx';
import { SearchField, type SuggestionGroup } from '../src/forms/search-field.tsx';
import { Select } from '../src/forms/select.tsx';
import { TextArea } from '../src/forms/text-area.tsx';
import { TextField } from '../src/forms/text-field.tsx';
import { GallerySection } from './gallery-section.tsx';

const found: SuggestionGroup[] = [
  {
    title: 'Recent searches',
    items: [
      { id: 'r1', text: 'milk', removable: true },
      { id: 'r2', text: 'plov rice', removable: true },
    ],
  },
  { title: 'Items', items: Array.from({ length: 12 }, (_, index) => ({ id: `i${index}`, text: `Sutim milk ${index}` })) },
];

export function FieldSection() {
  const [code, setCode] = useState('481');
  const [query, setQuery] = useState('');
  return (
    <GallerySection title="Fields">
      <div className="columns">
        <TextField label="House" defaultValue="15, 42" />
        <TextField
          label="Email or phone number"
          icon={User}
          placeholder="+998 90 123 45 67"
          hint="We never call without need"
          aside="(optional)"
        />
        <TextField label="Name" defaultValue="D" error="Write at least two letters" />
        <TextField label="Disabled" defaultValue="Tashkent" disabled />
        <PasswordField
          label="Password"
          icon={Lock}
          showLabel="Show password"
          hideLabel="Hide password"
          autoComplete="current-password"
          defaultValue="secret"
        />
        <Select
          label="Country"
          options={[
            { value: 'uz', label: 'Oʻzbekiston' },
            { value: 'kz', label: 'Qozogʻiston' },
          ]}
          defaultValue="uz"
        />
        <TextField label="Price" type="number" start={<span>from</span>} defaultValue={5000} />
        <TextArea label="Order note" placeholder="For example: do not ring, the baby sleeps" />
        <OtpField label="Code from SMS" value={code} onChange={setCode} />
        <OtpField label="Wrong code" value="123456" onChange={() => {}} error="This code is wrong" />
        <div className="tall">
          <SearchField
            label="Search"
            placeholder="Search for grocery or store..."
            value={query}
            onValueChange={setQuery}
            groups={query === 'none' ? [] : found}
            onPick={(item) => setQuery(item.text)}
            onSearch={() => {}}
            emptyText="Nothing found"
            clearLabel="Clear"
          />
        </div>
      </div>
    </GallerySection>
  );
}
