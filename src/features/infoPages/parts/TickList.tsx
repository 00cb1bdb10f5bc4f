import {
  Children,
  cloneElement,
  createContext,
  isValidElement,
  useContext,
  useId,
  useState,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
} from 'react';
import { pageTexts } from './partTexts';
import { Button } from '@/shared/ui/Button';
import { ticked, useFieldValue } from '@/shared/ui/form/useFieldValue';
import { useFocusFallback } from '@/shared/ui/useFocusFallback';
import { useRootClass } from '@/shared/ui/useRootClass';
import { useTickedItems } from './tickedItems';
import './tickList.scss';

type Ticks = {
  isTicked: (item: string) => boolean;
  toggle: (item: string) => void;
  tick: (item: string) => void;
};

const TicksContext = createContext<Ticks | undefined>(undefined);

const { ticks: texts } = pageTexts;

type Block = ReactElement<HTMLAttributes<HTMLElement>>;

function isBlock(node: ReactNode, type: RegExp): node is Block {
  return isValidElement(node) && typeof node.type === 'string' && type.test(node.type);
}

/** Labels each list with the heading above it. */
function named(children: ReactNode, prefix: string): ReactNode[] {
  let heading: string | undefined;
  return Children.toArray(children).map((node, index) => {
    if (isBlock(node, /^h\d$/)) {
      heading = `${prefix}-${index}`;
      return cloneElement(node, { id: heading });
    }
    return isBlock(node, /^[uo]l$/) ? cloneElement(node, { 'aria-labelledby': heading }) : node;
  });
}

/** Ids of the items. Stored ids that are not among them are obsolete or invalid. */
function itemsIn(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<Partial<TickProps>>(child)) return [];
    const { id, children } = child.props;
    return child.type === Tick && id !== undefined ? [id] : itemsIn(children);
  });
}

/** Ticks are stored in this browser, by the ids of the items. */
export function TickList({ name, children }: { name: string; children?: ReactNode }) {
  const { ticked, toggle, tick, clear } = useTickedItems(name);
  const [status, setStatus] = useState('');
  useRootClass('with-tick-list');
  const { fallbackRef, withFocus } = useFocusFallback<HTMLDivElement>();
  const id = useId();
  const ticks = {
    isTicked: (item: string) => ticked.includes(item),
    toggle(item: string) {
      // Screen readers announce the same text again only if it was cleared.
      setStatus('');
      toggle(item);
    },
    tick(item: string) {
      setStatus('');
      tick(item);
    },
  };
  function clearAll() {
    clear();
    setStatus(texts.cleared);
  }
  return (
    <TicksContext value={ticks}>
      <div ref={fallbackRef} tabIndex={-1} className="tick-list">
        {named(children, id)}
        <p className="visually-hidden" role="status">
          {status}
        </p>
        <div className="actions tick-list-actions">
          <Button variant="outline-primary" onClick={() => window.print()}>
            {texts.print}
          </Button>
          {itemsIn(children).some((item) => ticked.includes(item)) && (
            <Button variant="outline-primary" onClick={withFocus(clearAll)}>
              {texts.clear}
            </Button>
          )}
        </div>
      </div>
    </TicksContext>
  );
}

type TickProps = {
  /** Under which the tick is stored: stays the same when the text changes. */
  id: string;
  children?: ReactNode;
};

/** An item of a `TickList`. */
export function Tick({ id, children }: TickProps) {
  const ticks = useContext(TicksContext);
  return (
    <label>
      {ticks && <ItemBox item={id} ticks={ticks} />}
      <span>{children}</span>
    </label>
  );
}

function ItemBox({ item, ticks }: { item: string; ticks: Ticks }) {
  const value = ticks.isTicked(item) ? ticked : '';
  const { ref, defaultValue } = useFieldValue({
    value,
    // A tick from before hydration may be stored already.
    onChange(found) {
      if (found === value) return;
      if (found) ticks.tick(item);
      else ticks.toggle(item);
    },
  });
  return <input ref={ref} type="checkbox" defaultChecked={defaultValue !== ''} />;
}
