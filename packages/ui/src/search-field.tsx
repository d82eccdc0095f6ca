import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './search-field.module.css';

export interface Suggestion {
  id: string;
  /** What goes into the field when it is picked. */
  text: string;
  /** What is shown, if more than the text. */
  content?: ReactNode;
}

export interface SuggestionGroup {
  /** Stands above the group: "Recent searches". */
  title?: string;
  /** A button beside the title: "Clear all". */
  action?: ReactNode;
  items: readonly Suggestion[];
}

/**
 * A search box with suggestions: arrows move, Enter picks or searches, Escape closes and then empties.
 * The caller fetches; the list stays under 400 px and scrolls.
 */
export function SearchField({
  label,
  placeholder,
  value,
  onValueChange,
  groups,
  onPick,
  onSearch,
  loading,
  loadingText,
  emptyText,
  clearLabel,
  end,
  look = 'sunken',
  autoFocus,
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
  loading?: boolean;
  loadingText?: string;
  /** Shown when the groups hold nothing; without it the list stays shut. */
  emptyText?: string;
  clearLabel: string;
  /** A button inside the box: "Search". */
  end?: ReactNode;
  look?: 'sunken' | 'raised' | 'outline';
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

  const close = () => {
    setOpen(false);
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
      setOpen(true);
      if (all.length === 0) return;
      const at = all.findIndex((item) => item.id === activeId);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const next = all[at === -1 && step === -1 ? all.length - 1 : (at + step + all.length) % all.length]!;
      setActiveId(next.id);
      document.getElementById(`${id}-${next.id}`)?.scrollIntoView({ block: 'nearest' });
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
    <search className={classNames(styles.search, className)}>
      <div className={styles.box} data-look={look}>
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
          placeholder={placeholder}
          autoFocus={autoFocus}
          className={styles.input}
          value={value}
          onChange={(event) => {
            onValueChange(event.target.value);
            setActiveId(undefined);
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onBlur={(event) => !event.relatedTarget?.closest(`[id="${id}-popup"]`) && close()}
          onKeyDown={onKeyDown}
        />
        {value && (
          <IconButton
            icon={X}
            label={clearLabel}
            look="plain"
            size={36}
            round
            onClick={() => {
              onValueChange('');
              input.current?.focus();
            }}
          />
        )}
        {end}
      </div>
      {shown && (
        <div id={`${id}-popup`} role="presentation" className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
          {note && (
            <p role="status" className={styles.note}>
              {note}
            </p>
          )}
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
                    className={styles.option}
                    onMouseMove={() => item.id !== activeId && setActiveId(item.id)}
                    onClick={() => pick(item)}
                  >
                    {item.content ?? item.text}
                  </div>
                ))}
              </Group>
            ))}
          </div>
        </div>
      )}
    </search>
  );
}

function Group({ id, group, children }: { id: string; group: SuggestionGroup; children: ReactNode }) {
  if (group.items.length === 0) return null;
  if (!group.title) return children;
  return (
    <div role="group" aria-labelledby={id}>
      <div className={styles.head} role="presentation">
        <span id={id}>{group.title}</span>
        {group.action}
      </div>
      {children}
    </div>
  );
}
