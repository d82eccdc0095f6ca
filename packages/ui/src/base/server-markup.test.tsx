import Heart from 'lucide-react/icons/heart';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AlertDialog } from '../overlays/alert-dialog.tsx';
import { Avatar } from '../media/avatar.tsx';
import { Badge } from '../feedback/badge.tsx';
import { BottomBar } from '../actions/bottom-bar.tsx';
import { Button } from '../actions/button.tsx';
import { Checkbox } from '../forms/checkbox.tsx';
import { Chip, ChipChoice, RemovableChip } from '../actions/chip.tsx';
import { Countdown } from '../values/countdown.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { Drawer } from '../overlays/drawer.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { LiveRegion } from '../feedback/live-region.tsx';
import { Menu } from '../overlays/menu.tsx';
import { Notice } from '../feedback/notice.tsx';
import { OtpField } from '../phone/otp-field.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { Popover } from '../overlays/popover.tsx';
import { Price } from '../values/price.tsx';
import { ProgressBar } from '../values/progress-bar.tsx';
import { RadioGroup } from '../forms/radio-group.tsx';
import { RangeSlider } from '../forms/range-slider.tsx';
import { RatingInput } from '../forms/rating-input.tsx';
import { Rating } from '../values/rating.tsx';
import { ReadMore } from '../layout/read-more.tsx';
import { ScrollRow } from '../layout/scroll-row.tsx';
import { SearchField } from '../forms/search-field.tsx';
import { SectionHead } from '../layout/section-head.tsx';
import { Segmented } from '../actions/segmented.tsx';
import { Select } from '../forms/select.tsx';
import { Loading, Skeleton } from '../feedback/skeleton.tsx';
import { Stepper } from '../forms/stepper.tsx';
import { Switch } from '../forms/switch.tsx';
import { Tabs } from '../actions/tabs.tsx';
import { TextArea } from '../forms/text-area.tsx';
import { TextField } from '../forms/text-field.tsx';
import { Tile } from '../layout/tile.tsx';
import { Timeline } from '../feedback/timeline.tsx';
import { Toaster } from '../overlays/toaster.tsx';

const nothing = () => {};
const options = [{ value: 'a', label: 'A' }];
const stepper = { group: 'Milk', decrease: 'Less', increase: 'More' };

const elements: Record<string, ReactElement> = {
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
  popover: (
    <Popover trigger={<button type="button">Open</button>} label="More">
      1
    </Popover>
  ),
  price: <Price amount="10 soʻm" old="12" />,
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
  toaster: <Toaster label="Messages" closeLabel="Close" keyHint={(action) => `${action}: press F6`} />,
};

test.each(Object.entries(elements))('the server draws %s without a style attribute', (_name, element) => {
  expect(renderToString(element)).not.toMatch(/\sstyle=|<style/);
});
