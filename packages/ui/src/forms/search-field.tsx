import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { afterFocusTold } from '../base/after-focus-told.ts';
import { classNames } from '../base/class-names.ts';
import { Icon } from '../actions/icon.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import * as styles from './search-field.module.css';

export interface Suggestion {
  id: string;
  /** Text of the field once the suggestion is picked. */
  text: string;
  /** Rendered content; the text by default. */
  content?: ReactNode;
  /** Shows a remove button; Delete on the keyboard does the same. */
  removable?: boolean;
}

export interface SuggestionGroup {
  /** Heading of the group: "Recent searches". */
  title?: string;
  items: readonly Suggestion[];
}

/**
 * A combobox for search. Arrow keys move, Enter picks or searches, Escape closes and then clears.
 * The caller fetches the suggestions. The list is at most 400 px high and scrolls.
 */
export function SearchField({
  label,
  placeholder,
  value,
  onValueChange,
  groups,
  onPick,
  onSearch,
  onRemove,
  onOpenChange,
  action,
  loading,
  loadingText,
  countText,
  emptyText,
  clearLabel,
  end,
  variant = 'sunken',
  name,
  maxLength,
  autoFocus,
  as: Box = 'search',
  ref,
  className,
}: {
  label: string;
  placeholder?: string;
  value: string;
  onValueChange: (value: string) => void;
  groups: readonly SuggestionGroup[];
  onPick: (suggestion: Suggestion) => void;
  onSearch: (text: string) => void;
  onRemove?: (suggestion: Suggestion) => void;
  onOpenChange?: (open: boolean) => void;
  /** Button at the head of the list: "Clear all". */
  action?: ReactNode;
  loading?: boolean;
  loadingText?: string;
  /** Returns the number of suggestions as a sentence, for screen readers. */
  countText?: (count: number) => string;
  /** Shown when no group has items; without it the list stays closed. */
  emptyText?: string;
  clearLabel: string;
  /** Button inside the box: "Search". */
  end?: ReactNode;
  variant?: 'sunken' | 'raised' | 'outline';
  /** `div` where it searches a part of the page: it is no landmark then, beside the search of the whole shop. */
  as?: 'div' | 'search';
  /** Name in a surrounding form, which works before hydration. */
  name?: string;
  /** Maximum length that the server accepts; longer pasted text is cut. */
  maxLength?: number;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
  className?: string;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const all = groups.flatMap((group) => group.items);
  const note = all.length > 0 ? undefined : loading ? loadingText : emptyText;
  const shown = open && (all.length > 0 || note !== undefined);
  const active = shown ? all.find((item) => item.id === activeId) : undefined;

  const show = (next: boolean) => {
    if (next !== open) onOpenChange?.(next);
    setOpen(next);
  };
  const close = () => {
    show(false);
    setActiveId(undefined);
  };
  const pick = (item: Suggestion) => {
    close();
    onPick(item);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      show(true);
      if (all.length === 0) return;
      const at = all.findIndex((item) => item.id === activeId);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const next = all[at === -1 && step === -1 ? all.length - 1 : (at + step + all.length) % all.length]!;
      setActiveId(next.id);
      document.getElementById(`${id}-${next.id}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Delete' && active?.removable) {
      event.preventDefault();
      onRemove?.(active);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (active) return pick(active);
      close();
      onSearch(value.trim());
    } else if (event.key === 'Escape' && (shown || value)) {
      event.preventDefault();
      event.stopPropagation();
      if (shown) close();
      else onValueChange('');
    }
  };

  return (
    <Box className={classNames(styles.search, className)} onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}>
      <div className={styles.box} data-variant={variant}>
        <Icon of={Search} className={styles.lens} />
        <input
          ref={(element) => {
            input.current = element;
            if (typeof ref === 'function') ref(element);
            else if (ref) ref.current = element;
          }}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          role="combobox"
          aria-label={label}
          aria-expanded={shown}
          aria-controls={shown ? `${id}-list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={active ? `${id}-${active.id}` : undefined}
          name={name}
          maxLength={maxLength}
          placeholder={placeholder}
          autoFocus={autoFocus}
          className={styles.input}
          value={value}
          onChange={(event) => {
            onValueChange(event.target.value);
            setActiveId(undefined);
            show(true);
          }}
          onFocus={() => show(true)}
          onClick={() => show(true)}
          onKeyDown={onKeyDown}
        />
        {value && (
          <IconButton
            icon={X}
            label={clearLabel}
            variant="plain"
            size={36}
            round
            onClick={() => {
              input.current?.focus();
              afterFocusTold(() => onValueChange(''));
            }}
          />
        )}
        {end}
      </div>
      <div role="presentation" className={shown ? styles.popup : 'visually-hidden'} onMouseDown={(event) => event.preventDefault()}>
        {shown && action && <div className={styles.action}>{action}</div>}
        {/* The region stands before its text: one that enters with the list would not be read. */}
        <p role="status" className={shown && note ? styles.note : 'visually-hidden'}>
          {shown && note}
          {/* The key announces another result with the same count again. */}
          {countText && shown && all.length > 0 && <span key={all.map((item) => item.id).join()}>{countText(all.length)}</span>}
        </p>
        {shown && (
          <div id={`${id}-list`} role="listbox" aria-label={label} aria-busy={loading || undefined} className={styles.list}>
            {groups.map((group, index) => (
              <Group key={group.title ?? index} id={`${id}-group-${index}`} group={group}>
                {group.items.map((item) => (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input holds the focus and takes the keys
                  <div
                    key={item.id}
                    id={`${id}-${item.id}`}
                    role="option"
                    aria-selected={item.id === active?.id}
                    aria-keyshortcuts={item.removable ? 'Delete' : undefined}
                    className="option-row"
                    onMouseMove={() => item.id !== activeId && setActiveId(item.id)}
                    onClick={() => pick(item)}
                  >
                    {item.content ?? item.text}
                    {item.removable && <Cross onPress={() => onRemove?.(item)} />}
                  </div>
                ))}
              </Group>
            ))}
          </div>
        )}
      </div>
    </Box>
  );
}

function Group({ id, group, children }: { id: string; group: SuggestionGroup; children: ReactNode }) {
  if (group.items.length === 0) return null;
  if (!group.title) return children;
  return (
    <div role="group" aria-labelledby={id}>
      <div className={styles.head} role="presentation">
        <span id={id}>{group.title}</span>
      </div>
      {children}
    </div>
  );
}

/** For pointers. The keyboard has Delete, because an option must not contain a focusable element. */
function Cross({ onPress }: { onPress: () => void }) {
  return (
    <span
      aria-hidden
      className={styles.cross}
      onClick={(event) => {
        event.stopPropagation();
        onPress();
      }}
    >
      <Icon of={X} size={16} />
    </span>
  );
}
