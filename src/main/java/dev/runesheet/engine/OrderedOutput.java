package dev.runesheet.engine;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
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

  private Map<Object, Object> inOrder(Map<?, ?> map) {
    List<Object> keys = new ArrayList<>(map.keySet());
    keys.sort(Comparator.comparingInt(key -> seen.getOrDefault(key, Integer.MAX_VALUE)));
    Map<Object, Object> ordered = new LinkedHashMap<>();
    keys.forEach(key -> ordered.put(key, map.get(key)));
    return ordered;
  }
}
