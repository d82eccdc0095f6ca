import Heart from 'lucide-react/icons/heart';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AlertDialog } from './alert-dialog.tsx';
import { Avatar } from './avatar.tsx';
import { Badge } from './badge.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { Chip, ChipChoice, RemovableChip } from './chip.tsx';
import { Countdown } from './countdown.tsx';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import { ErrorState } from './error-state.tsx';
import { IconButton } from './icon-button.tsx';
import { LiveRegion } from './live-region.tsx';
import { Menu } from './menu.tsx';
import { Notice } from './notice.tsx';
import { OtpField } from './otp-field.tsx';
import { PasswordField } from './password-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { Popover } from './popover.tsx';
import { Price } from './price.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { RadioGroup } from './radio-group.tsx';
import { RangeSlider } from './range-slider.tsx';
import { RatingInput } from './rating-input.tsx';
import { Rating } from './rating.tsx';
import { ReadMore } from './read-more.tsx';
import { ScrollRow } from './scroll-row.tsx';
import { SearchField } from './search-field.tsx';
import { SectionHead } from './section-head.tsx';
import { Segmented } from './segmented.tsx';
import { Select } from './select.tsx';
import { Loading, Skeleton } from './skeleton.tsx';
import { Stepper } from './stepper.tsx';
import { Switch } from './switch.tsx';
import { Tabs } from './tabs.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';
import { Tile } from './tile.tsx';
import { Timeline } from './timeline.tsx';
import { Toaster } from './toaster.tsx';

const nothing = () => {};
const options = [{ value: 'a', label: 'A' }];
const stepper = { group: 'Milk', decrease: 'Less', increase: 'More' };

const drawn: Record<string, ReactElement> = {
  alertDialog: <AlertDialog open onOpenChange={nothing} title="Sure?" confirmLabel="Yes" cancelLabel="No" onConfirm={nothing} />,
  avatar: <Avatar name="Yashil Bozor" />,
  badge: <Badge kind="sale">10</Badge>,
  bottomBar: <BottomBar>1</BottomBar>,
  button: <Button busy>Go</Button>,
  checkbox: <Checkbox label="On" defaultChecked />,
  chips: (
    <>
      <Chip pressed>On</Chip>
      <RemovableChip removeLabel="Remove" onRemove={nothing}>
        On
      </RemovableChip>
      <ChipChoice label="One" options={options} value="a" onChange={nothing} />
    </>
  ),
  countdown: <Countdown until={0} label="Left" units={{ days: 'd', hours: 'h', minutes: 'm', seconds: 's' }} />,
  dialog: <Dialog open onOpenChange={nothing} title="Title" closeLabel="Close" />,
  drawer: <Drawer open onOpenChange={nothing} title="Title" closeLabel="Close" />,
  errorState: <ErrorState title="Failed" retryLabel="Retry" onRetry={nothing} />,
  iconButton: <IconButton icon={Heart} label="Like" />,
  liveRegion: <LiveRegion />,
  loading: (
    <Loading loading skeleton={<Skeleton />} label="Loading">
      1
    </Loading>
  ),
  menu: <Menu trigger={<button type="button">Open</button>} label="Menu" items={[{ id: 'a', label: 'A' }]} />,
  notice: <Notice>1</Notice>,
  otpField: <OtpField label="Code" value="12" onChange={nothing} />,
  passwordField: <PasswordField label="Password" showLabel="Show" hideLabel="Hide" />,
  phoneField: <PhoneField label="Phone" value="+998901234567" onChange={nothing} />,
  popover: (
    <Popover trigger={<button type="button">Open</button>} label="More">
      1
    </Popover>
  ),
  price: <Price amount="10" currency="soʻm" old="12" />,
  progressBar: <ProgressBar value={30} label="Done" />,
  radioGroup: <RadioGroup label="Pay" options={options} value="a" onChange={nothing} />,
  rangeSlider: <RangeSlider label="Price" fromLabel="From" toLabel="To" min={0} max={10} value={[2, 8]} onChange={nothing} />,
  rating: <Rating value="4.8" newText="New" />,
  ratingInput: <RatingInput label="Stars" value={3} onChange={nothing} starLabel={String} />,
  readMore: <ReadMore text={'word '.repeat(60)} preview="word word…" moreLabel="More" lessLabel="Less" />,
  scrollRow: (
    <ScrollRow label="Row" previousLabel="Back" nextLabel="On">
      {[<p key="1">1</p>]}
    </ScrollRow>
  ),
  searchField: (
    <SearchField label="Search" value="" onValueChange={nothing} groups={[]} onPick={nothing} onSearch={nothing} clearLabel="Clear" />
  ),
  sectionHead: <SectionHead title="Title" all={<a href="/all" />} allLabel="All" />,
  segmented: <Segmented label="Way" options={options} value="a" onChange={nothing} />,
  select: <Select label="Country" options={options} />,
  stepper: <Stepper value={1} onChange={nothing} labels={stepper} />,
  switch: <Switch label="On" defaultChecked />,
  tabs: <Tabs label="Tabs" items={[{ id: 'a', label: 'A', panel: '1' }]} value="a" onChange={nothing} />,
  textArea: <TextArea label="Note" />,
  textField: <TextField label="Name" error="Needed" hint="Yours" />,
  tile: <Tile hue={140} src="/milk.webp" alt="" />,
  timeline: (
    <Timeline
      steps={[{ id: 'a', label: 'Placed', icon: Heart, state: 'done' }]}
      stateLabels={{ done: 'done', current: 'now', next: 'next' }}
    />
  ),
  toaster: <Toaster label="Messages" closeLabel="Close" />,
};

test.each(Object.entries(drawn))('the server draws %s without a style attribute', (_name, element) => {
  expect(renderToString(element)).not.toMatch(/\sstyle=|<style/);
});
