package dev.runesheet.engine.built;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.drools.base.common.DroolsObjectOutputStream;

/**
 * Writes objects so that the same ones give the same bytes. Drools keeps some of its objects in
 * sets by identity, whose order is another in each process; here they are written in the order in
 * which they came first.
 */
final class OrderedOutput extends DroolsObjectOutputStream {

  private final Map<Object, Integer> seen = new IdentityHashMap<>();

  OrderedOutput(OutputStream to) throws IOException {
    super(to);
    enableReplaceObject(true);
  }

  @Override
  protected Object replaceObject(Object written) {
    seen.putIfAbsent(written, seen.size());
    return written instanceof ConcurrentHashMap<?, ?> map
            && map.keySet().stream().noneMatch(Comparable.class::isInstance)
        ? inOrder(map)
        : written;
  }

  private InOrder inOrder(Map<?, ?> map) {
    List<Object> keys = new ArrayList<>(map.keySet());
    keys.sort(Comparator.comparingInt(key -> seen.getOrDefault(key, Integer.MAX_VALUE)));
    return new InOrder(keys.toArray(), keys.stream().map(map::get).toArray());
  }

  /** A map as it is written; reading gives the map again, of the type that Drools expects. */
  private static final class InOrder implements Serializable {

    private static final long serialVersionUID = 1;

    private final Object[] keys;
    private final Object[] values;

    InOrder(Object[] keys, Object[] values) {
      this.keys = keys;
      this.values = values;
    }

    private Object readResolve() {
      Map<Object, Object> map = new ConcurrentHashMap<>();
      for (int i = 0; i < keys.length; i++) {
        map.put(keys[i], values[i]);
      }
      return map;
    }
  }
}
